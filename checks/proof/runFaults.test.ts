import { describe, expect, it } from 'vitest';
import { readBrowserRuns, readUnitRuns, runFaults } from './runFaults';

const spec = (title: string, ...statuses: readonly string[]) => ({
  file: 'a.spec.ts',
  title,
  tests: statuses.map((status) => ({ status })),
});
const browser = (...specs: readonly unknown[]) =>
  readBrowserRuns({ suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'block', specs }] }] }, 'e2e');
const unit = (status: string) =>
  readUnitRuns(
    {
      testResults: [{ name: '/site/b.test.ts', assertionResults: [{ ancestorTitles: ['b'], title: 'of 1', status }] }],
    },
    '/site/',
  );
const ofBrowser = { section: '2', row: 'row', file: 'e2e/a.spec.ts', title: 'leads to ${path}' };
const ofUnit = { section: '2', row: 'row', file: 'b.test.ts', title: 'of %s' };

describe('runFaults', () => {
  it.each([
    ['that passed', ofBrowser, browser(spec('leads to /a', 'expected'))],
    ['that passed at its second try', ofBrowser, browser(spec('leads to /a', 'flaky'))],
    [
      'of several cases, beside another that failed',
      ofBrowser,
      browser(spec('leads to /a', 'expected'), spec('b', 'unexpected')),
    ],
    ['of a block', { ...ofBrowser, title: 'block' }, browser(spec('leads to /a', 'expected'))],
    ['that is a unit test', ofUnit, unit('passed')],
  ])('takes a test %s', (_what, proof, runs) => {
    expect(runFaults([proof], runs)).toEqual([]);
  });

  it.each([
    ['that was not run', ofBrowser, [], 'was not run'],
    ['of another file', ofBrowser, unit('passed'), 'was not run'],
    ['of another title', ofBrowser, browser(spec('it leads to /a', 'expected')), 'was not run'],
    ['that was skipped', ofBrowser, browser(spec('leads to /a', 'skipped')), 'was skipped or failed'],
    [
      'of which one case was skipped',
      ofBrowser,
      browser(spec('leads to /a', 'expected'), spec('leads to /b', 'skipped')),
      'was skipped or failed',
    ],
    ['that failed', ofBrowser, browser(spec('leads to /a', 'unexpected')), 'was skipped or failed'],
    ['that is a unit test and was skipped', ofUnit, unit('pending'), 'was skipped or failed'],
  ])('names a test %s', (_what, proof, runs, fault) => {
    expect(runFaults([proof], runs)).toEqual([
      `${proof.file}: the test « ${proof.title} », which proves « row », ${fault}.`,
    ]);
  });
});
