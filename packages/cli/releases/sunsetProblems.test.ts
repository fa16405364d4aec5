import { describe, expect, it } from 'vitest';
import type { WrittenEntry } from '@reliure/changelog';
import { sunsetProblems, unannouncedSunsets } from './sunsetProblems.ts';

const headers = { Deprecation: { example: '@1796083200' }, Sunset: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' } };
const responses = { 200: { headers } };
const document = {
  paths: { '/a': { get: { deprecated: true, responses }, put: { deprecated: true }, post: { responses: {} } } },
};
const entryOf = (on: string, until: string, what?: string): WrittenEntry => ({
  ...{ version: 'next', on: [on], text: 'x', fixed: false, breaking: false, line: 7 },
  end: { until, replacements: new Map(), ...(what !== undefined && { what }) },
});

describe('sunsetProblems', () => {
  it.each([
    ['the same day', entryOf('GET /a', '2027-06-30'), []],
    [
      'another day',
      entryOf('GET /a', '2027-07-01'),
      ['GET /a ends on 2027-07-01, but its header Sunset says 2027-06-30.'],
    ],
    ['a deprecated operation without a day', entryOf('PUT /a', '2027-07-01'), []],
    [
      'an operation that is not deprecated',
      entryOf('POST /a', '2027-07-01'),
      ['POST /a ends on 2027-07-01, but the contract does not call it deprecated.'],
    ],
    ['an operation that is not in the contract', entryOf('DELETE /a', '2027-07-01'), []],
    ['something else that ends', entryOf('POST /a', '2027-07-01', 'la portée'), []],
  ])('compares %s', (_name, entry, messages) =>
    expect(sunsetProblems([entry], [{ version: 'next' }], document).map(({ message }) => message)).toEqual(messages),
  );

  it('compares the newest entry, and the day of a release', () => {
    const entries = [entryOf('GET /a', '2027-06-30'), { ...entryOf('GET /a', '2027-03-31'), version: '1.0.0' }];
    const problemsWith = (date: string) =>
      sunsetProblems(
        entries,
        [
          { version: 'next', date },
          { version: '1.0.0', date: '2026-01-01' },
        ],
        document,
      );
    expect(problemsWith('2026-12-01')).toEqual([]);
    expect(problemsWith('2026-12-02').map(({ message }) => message)).toEqual([
      'GET /a is deprecated since the release of 2026-01-01, but its header Deprecation says 2026-12-01.',
    ]);
  });
});

describe('unannouncedSunsets', () => {
  it.each([
    [[], ['/a']],
    [[entryOf('GET /a', '2027-06-30')], []],
    [[entryOf('GET /a', '2027-06-30', 'la portée')], ['/a']],
  ])('returns the operations whose header no entry announces', (entries, paths) =>
    expect(unannouncedSunsets(entries, document)).toMatchObject(paths.map((path) => ({ path }))),
  );
});
