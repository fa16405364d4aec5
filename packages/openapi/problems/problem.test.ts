import { describe, expect, it } from 'vitest';
import { compareProblems, type FileProblem } from './problem.ts';

describe('compareProblems', () => {
  it('orders by file, line and column, a problem of a whole file first', () => {
    const sorted: readonly FileProblem[] = [
      { file: 'a.yaml' },
      { file: 'a.yaml', line: 2 },
      { file: 'a.yaml', line: 2, column: 1 },
      { file: 'a.yaml', line: 2, column: 10 },
      { file: 'a.yaml', line: 10, column: 1 },
      { file: 'b.yaml', line: 1, column: 1 },
    ].map((place) => ({ ...place, message: 'Wrong.', remedy: 'Remove it.' }));
    expect([...sorted].reverse().sort(compareProblems)).toEqual(sorted);
  });
});
