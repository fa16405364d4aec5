import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProblemsError } from '@reliure/openapi';
import { stopAtProblems } from './stopAtProblems.ts';

const broken = new ProblemsError([{ file: 'a.yaml', line: 2, message: 'Odd.', remedy: 'Remove it.' }], {
  subject: 'the contract',
});
const text = '1 problem in the contract:\n\na.yaml:2\n  Odd.\n  → Remove it.';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('stopAtProblems', () => {
  it('prints the problems and ends the build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${String(code)}`);
    });
    expect(() => stopAtProblems(broken)).toThrow('exit 1');
    expect(exit).toHaveBeenCalledOnce();
    expect(print.mock.calls).toEqual([[`\n${text}\n`]]);
  });

  it.each([
    ['problems in development', 'development', broken],
    ['any other error', 'production', new Error('Odd.')],
  ])('rethrows %s', (_name, mode, error) => {
    vi.stubEnv('NODE_ENV', mode);
    expect(() => stopAtProblems(error)).toThrow(error);
  });

  it('expects a ProblemsError to print without its stack', () => {
    expect(inspect(broken, { depth: Infinity })).toBe(text);
  });
});
