import { describe, expect, it } from 'vitest';
import { formatProblems, formatWarnings } from './formatProblems';
import type { Problem } from './problem';

const at = (line: number, message: string): Problem => ({
  file: 'a.yaml',
  line,
  column: 1,
  pointer: '#/a',
  message,
  remedy: 'Remove it.',
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('formatWarnings', () => {
  it('prints a repeated warning once', () => {
    expect(formatWarnings([at(1, 'Odd.'), at(2, 'Old.'), at(5, 'Odd.'), at(9, 'Odd.')])).toMatchInlineSnapshot(`
      "4 warnings on the contract:

      a.yaml:1:1  #/a
        Odd. Also in 2 other places: a.yaml:5, a.yaml:9.
        → Remove it.

      a.yaml:2:1  #/a
        Old.
        → Remove it."
    `);
  });

  it('prints a warning of several files once, with the first places', () => {
    const others = [3, 4, 5, 6].map((line) => ({ ...at(line, 'Odd.'), file: 'b.yaml' }));
    const text = formatWarnings([at(1, 'Odd.'), { file: 'c.yaml', message: 'Odd.', remedy: 'Remove it.' }, ...others]);
    expect(text).toContain('a.yaml:1:1  #/a\n  Odd. Also in 5 other places: c.yaml, b.yaml:3, b.yaml:4 …\n');
  });

  it('prints at most 30 warnings, then how many more there are', () => {
    const text = formatWarnings(lines(35).map((line) => at(line, `Odd, the ${line}th time.`)));
    expect(text).toContain('35 warnings on the contract:');
    expect(text).toContain('a.yaml:30:1');
    expect(text).not.toContain('a.yaml:31:1');
    expect(text.endsWith('\n\nAnd 5 more warnings.')).toBe(true);
  });
});

describe('formatProblems', () => {
  it('prints all problems that stop the build', () => {
    const text = formatProblems(lines(40).map((line) => at(line, 'Wrong.')));
    expect(lines(40).filter((line) => !text.includes(`a.yaml:${line}:1  #/a\n  Wrong.\n`))).toEqual([]);
  });
});
