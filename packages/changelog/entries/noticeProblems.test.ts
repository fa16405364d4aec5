import { describe, expect, it } from 'vitest';
import type { Change, ReleaseChanges } from '../types.ts';
import { readEntries } from './entries.ts';
import { noticeProblems } from './noticeProblems.ts';

const change = (kind: Change['kind'], method: string, severity: Change['severity']): Change => ({
  ...{ kind, severity },
  location: { owner: { kind: 'operation', method, path: '/a' }, field: [] },
});
const changes = [
  change('operation-removed', 'GET', 'breaking'),
  change('operation-added', 'PUT', 'compatible'),
  change('optional-added', 'POST', 'compatible'),
];
const problemsOf = (entry: string, release: ReleaseChanges) =>
  noticeProblems(readEntries(`${release.version}:\n  - { text: x, remedy: y, ${entry} }\n`).entries, [release], 6);
const released = { version: '1.1.0', date: '2026-08-31', changes };
const noEnd = 'The entry breaks clients, but has no `until`, although `notice` promises 6 months.';

describe('noticeProblems', () => {
  it.each<readonly [fact: string, entry: string, messages: readonly string[]]>([
    ['an end on the first day that is promised', 'on: GET /a, until: 2027-02-28', []],
    [
      'an end before',
      'on: GET /a, until: 2027-02-27',
      ['The `until` 2027-02-27 is less than 6 months after the release of 2026-08-31.'],
    ],
    ['a breaking change without an end', 'on: GET /a', [noEnd]],
    ['a change that is breaking as its writer says', 'on: POST /a, breaking: true', [noEnd]],
    ['a change that breaks nothing', 'on: POST /a', []],
    ['a new operation, which breaks nobody yet', 'on: [PUT /a, PUT /a 409], breaking: true', []],
    ['a new operation and another one', 'on: [PUT /a, POST /a], breaking: true', [noEnd]],
    ['a fix', 'on: GET /a, fixed: true', []],
  ])('compares %s', (_fact, entry, messages) =>
    expect(problemsOf(entry, released).map(({ message }) => message)).toEqual(messages),
  );

  it('asks for an end before the day of a release is known', () => {
    const unreleased = { version: 'next', changes };
    expect(problemsOf('on: GET /a, until: 2020-01-01', unreleased)).toEqual([]);
    expect(problemsOf('on: GET /a', unreleased)).toEqual([
      { line: 2, message: noEnd, remedy: 'Write the last day in `until`, and what ends in `ends`.' },
    ]);
  });
});
