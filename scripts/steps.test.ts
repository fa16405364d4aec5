import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printTotals, runStep, sum } from './steps.mjs';

const passes = ['node', '--eval', ''];
const fails = ['node', '--eval', 'process.exit(1)'];

const log = vi.fn<(line: string) => void>();
beforeEach(() => {
  log.mockReset();
  vi.spyOn(console, 'log').mockImplementation(log);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('runStep', () => {
  it.each([
    { what: 'a command that passes', command: passes, want: { passed: 1, skipped: 0, failures: [] } },
    {
      what: 'a command that fails',
      command: fails,
      want: { passed: 0, skipped: 0, failures: ['a command that fails'] },
    },
    { what: 'tests that pass', command: passes, results: { passed: 3, skipped: 2, failures: [] } },
    { what: 'tests that fail', command: fails, results: { passed: 3, skipped: 0, failures: ['one', 'other'] } },
    {
      what: 'a run that fails beside its tests',
      command: fails,
      results: { passed: 3, skipped: 0, failures: [] },
      want: { passed: 3, skipped: 0, failures: ['a run that fails beside its tests'] },
    },
  ])('counts $what', async ({ what, command, results, want = results }) => {
    const read = results === undefined ? {} : { read: () => results };
    expect(await runStep({ name: what, command, ...read })).toEqual(want);
  });

  it('gives the command its environment', async () => {
    const command = ['node', '--eval', 'process.exit(process.env.GIVEN === "yes" ? 0 : 1)'];
    expect((await runStep({ name: 'One', command, env: { GIVEN: 'yes' } })).failures).toEqual([]);
  });
});

describe('printTotals', () => {
  it('names all that failed, and ends with the totals', () => {
    const one = { passed: 3, skipped: 1, failures: ['one'] };
    printTotals(sum([one, { passed: 4, skipped: 0, failures: ['other', 'last'] }]));
    expect(log.mock.calls.flat().join('\n').trim().split('\n')).toEqual([
      '✗ one',
      '✗ other',
      '✗ last',
      '7 passed, 3 failed, 1 skipped',
    ]);
  });
});
