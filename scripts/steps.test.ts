import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStep } from './steps.mjs';

const passes = ['node', '--eval', ''];
const fails = ['node', '--eval', 'process.exit(1)'];

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('runStep', () => {
  it.each([
    { what: 'a command that passes', command: passes, want: { passed: 1, failed: 0 } },
    { what: 'a command that fails', command: fails, want: { passed: 0, failed: 1 } },
    { what: 'tests that pass', command: passes, counted: { passed: 3, failed: 0, skipped: 2 } },
    { what: 'tests that fail', command: fails, counted: { passed: 3, failed: 2, skipped: 0 } },
    {
      what: 'a run that fails beside its tests',
      command: fails,
      counted: { passed: 3, failed: 0, skipped: 0 },
      want: { passed: 3, failed: 1, skipped: 0 },
    },
  ])('counts $what', async ({ what, command, counted, want = counted }) => {
    const count = counted === undefined ? {} : { count: () => counted };
    expect(await runStep({ name: what, command, ...count })).toEqual(want);
  });
});
