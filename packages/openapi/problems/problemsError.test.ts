import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ProblemsError } from './problemsError.ts';

const problem = { file: 'a.yaml', line: 2, message: 'Wrong.', remedy: 'Remove it.' };
const text = 'a.yaml:2\n  Wrong.\n  → Remove it.';

describe('ProblemsError', () => {
  it('prints only the problems, without a stack', () => {
    const error = new ProblemsError([problem]);
    expect([error.name, error.message, error.stack, inspect(error)]).toEqual(['ProblemsError', text, text, text]);
  });

  it('names what was read, and keeps the cause', () => {
    const cause = new Error('a');
    const error = new ProblemsError([problem], { subject: 'the contract', cause });
    expect(error.message).toBe(`1 problem in the contract:\n\n${text}`);
    expect(error.cause).toBe(cause);
  });
});
