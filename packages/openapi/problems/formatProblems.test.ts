import { describe, expect, it } from 'vitest';
import { formatProblems, formatWarnings } from './formatProblems.ts';
import type { FileProblem } from './problem.ts';

const at = (line: number, message: string): FileProblem => ({
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
  it('prints all places of a problem that stops the build', () => {
    const text = formatProblems(lines(40).map((line) => at(line, 'Wrong.')));
    expect(text).toContain('a.yaml:1:1  #/a\n  Wrong. Also in 39 other places: a.yaml:2, a.yaml:3,');
    expect(lines(40).filter((line) => !text.includes(`a.yaml:${line}`))).toEqual([]);
  });

  it('prints a problem that occurs three times in full', () => {
    expect(formatProblems(lines(3).map((line) => at(line, 'Wrong.'))).match(/Wrong\.\n/g)).toHaveLength(3);
  });
});

/** A message of each of several causes, with other values for each line. */
const messages: readonly ((line: number) => string)[] = [
  (line) => `Property \`name${line}\` is not expected here.`,
  (line) => `The operation does not define the path parameter \`{id${line}}\` expected by path \`/a/{id${line}}\`.`,
  (line) =>
    `GET /a${line} should have the slug "get", which another operation already has. It gets "get-a${line}" instead.`,
  (line) => `Can't resolve $ref "../b.yaml#/B${line}": file /contract/b.yaml is outside the contract’s folder`,
  (line) => `The example does not fit its schema: must be equal to one of ${'"a", '.repeat(line)}"b".`,
];

describe('a cause with different values', () => {
  it.each(messages.map((toMessage) => [toMessage(1), toMessage]))('is printed once: %s', (first, toMessage) => {
    const text = formatWarnings(lines(700).map((line) => at(line, toMessage(line))));
    expect(text.split('\n\n')).toHaveLength(2);
    expect(text).toContain(`  ${first} Also in 699 other places: a.yaml:2 (`);
  });

  it('names the values of the other places', () => {
    const problems = lines(11).map((line) => at(line, `Property \`name${line}\` is not expected here.`));
    expect(formatProblems(problems)).toContain('a.yaml:2 (`name2`), a.yaml:3 (`name3`)');
    expect(formatProblems(problems.slice(1))).not.toContain('Also');
  });

  it('is not confused with another', () => {
    const all = [1, 2].flatMap((line) => messages.map((toMessage) => at(line, toMessage(line))));
    expect(formatWarnings(all).match(/Also in 1 other place/g)).toHaveLength(messages.length);
  });
});
