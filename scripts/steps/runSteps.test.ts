import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStep } from './runSteps.mjs';

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
