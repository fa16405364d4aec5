import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printTotals, runStep, sum } from './runSteps.mjs';

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
    { about: 'a command that passes', command: passes, want: { passed: 1, skipped: 0, failures: [] } },
    {
      about: 'a command that fails',
      command: fails,
      want: { passed: 0, skipped: 0, failures: ['a command that fails'] },
    },
    { about: 'tests that pass', command: passes, counts: { passed: 3, skipped: 2, failures: [] } },
    { about: 'tests that fail', command: fails, counts: { passed: 3, skipped: 0, failures: ['one', 'other'] } },
    {
      about: 'a run that fails beside its tests',
      command: fails,
      counts: { passed: 3, skipped: 0, failures: [] },
      want: { passed: 3, skipped: 0, failures: ['a run that fails beside its tests'] },
    },
  ])('counts $about', async ({ about, command, counts, want = counts }) => {
    const read = counts === undefined ? {} : { read: () => ({ ...counts, tests: [] }) };
    expect(await runStep({ id: 'one', about, command, ...read })).toMatchObject({ ...want, steps: [{ name: about }] });
  });

  it.each([
    ['prints the warnings of a command that passes', true, 1],
    ['prints no other output of one', false, 0],
  ])('%s', async (_name, warns, count) => {
    await runStep({ id: 'one', about: 'One', command: ['node', '--eval', 'console.log("odd")'], warns });
    expect(log.mock.calls.flat().filter((line) => line.includes('odd'))).toHaveLength(count);
  });

  it('gives the command its environment', async () => {
    const command = ['node', '--eval', 'process.exit(process.env.GIVEN === "yes" ? 0 : 1)'];
    expect((await runStep({ id: 'one', about: 'One', command, env: { GIVEN: 'yes' } })).failures).toEqual([]);
  });

  it('reads no report of an earlier run', async () => {
    const report = join(tmpdir(), `report-${process.pid}.json`);
    writeFileSync(report, '{}');
    const read = (file: string) => ({ passed: existsSync(file) ? 1 : 0, skipped: 0, failures: [], tests: [] });
    expect((await runStep({ id: 'one', about: 'One', command: passes, report, read })).passed).toBe(0);
  });
});

describe('printTotals', () => {
  it('lists all that failed and what took longest, and ends with the totals', () => {
    const tests = [1, 90, 3, 4, 5, 6].map((seconds) => ({ name: `test of ${seconds}`, seconds }));
    const one = { passed: 3, skipped: 1, failures: ['one'], tests, steps: [{ name: 'Unit tests', seconds: 7.04 }] };
    printTotals(sum([one, { passed: 4, skipped: 0, failures: ['other', 'last'], tests: [] }]));
    expect(log.mock.calls.flat().join('\n').trim().split('\n')).toEqual([
      '✗ one',
      '',
      '✗ other',
      '',
      '✗ last',
      '',
      'Longest steps:',
      '        7.0 s  Unit tests',
      'Longest tests:',
      '   1 min 30 s  test of 90',
      '        6.0 s  test of 6',
      '        5.0 s  test of 5',
      '        4.0 s  test of 4',
      '        3.0 s  test of 3',
      '',
      '7 passed, 3 failed, 1 skipped',
    ]);
  });
});
