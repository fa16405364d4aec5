import { describe, expect, it } from 'vitest';
import { readBrowserRuns, readUnitRuns, runFaults } from './runFaults';

const spec = (tag: string, ...statuses: readonly string[]) => ({
  file: 'a.spec.ts',
  title: 'title',
  tags: ['other', tag],
  tests: statuses.map((status) => ({ status })),
});
const browser = (...specs: readonly unknown[]) =>
  readBrowserRuns({ suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'group', specs }] }] }, 'e2e');
const unit = (status: string) =>
  readUnitRuns(
    { testResults: [{ name: '/site/b.test.ts', assertionResults: [{ title: 'title', tags: ['@a'], status }] }] },
    '/site/',
  );
const proof = { section: '2', row: 'row', tag: '@a' };

describe('runFaults', () => {
  it.each([
    ['that passed', browser(spec('a', 'expected'))],
    ['that passed when it was retried', browser(spec('a', 'flaky'))],
    ['of several cases, beside another that failed', browser(spec('a', 'expected'), spec('b', 'unexpected'))],
    ['that is a unit test', unit('passed')],
  ])('accepts a test %s', (_what, runs) => {
    expect(runFaults([proof], runs)).toEqual([]);
  });

  it.each([
    ['without any run', []],
    ['with another tag', browser(spec('ab', 'expected'))],
  ])('reports a test %s', (_what, runs) => {
    expect(runFaults([proof], runs)).toEqual([
      'e2e/README.md: no test with the tag @a was run, so nothing proves the row "row". Check that the runner includes its file.',
    ]);
  });

  it.each([
    ['that was skipped', browser(spec('a', 'skipped')), 'e2e/a.spec.ts'],
    ['of which one case was skipped', browser(spec('a', 'expected'), spec('a', 'skipped')), 'e2e/a.spec.ts'],
    ['that failed', browser(spec('a', 'unexpected')), 'e2e/a.spec.ts'],
    ['that is a unit test and was skipped', unit('pending'), 'b.test.ts'],
  ])('reports a test %s', (_what, runs, file) => {
    expect(runFaults([proof], runs)).toEqual([
      `${file}: a test with the tag @a failed or was skipped, so nothing proves the row "row" of e2e/README.md. Fix the test.`,
    ]);
  });
});
