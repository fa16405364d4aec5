import { afterEach, expect, it, vi } from 'vitest';
import { createPrinter } from './report.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('prints a problem of two calls once, and still says that the second has some', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const problem = { file: 'a.md', line: 3, message: 'The fence is not closed.', remedy: 'Close it.' };
  const print = createPrinter();
  expect([print([problem]), print([problem]), print([])]).toEqual([false, false, true]);
  expect(print([problem, { ...problem, line: 9 }])).toBe(false);
  expect(lines.join('\n').match(/a\.md:\d/g)).toEqual(['a.md:3', 'a.md:9']);
});
