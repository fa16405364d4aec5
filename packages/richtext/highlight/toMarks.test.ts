import { describe, expect, it } from 'vitest';
import { isHighlighted, toMarks } from './toMarks.ts';

/** Returns the highlighted tokens, each with its letter. */
function tokens(code: string, language: string): readonly string[] {
  let position = 0;
  return [...toMarks(code, language).matchAll(/(\d+)([a-z])(\d+)/g)].map(([, gap, letter = '', length]) => {
    const start = position + Number(gap);
    position = start + Number(length);
    return `${letter} ${code.slice(start, position)}`;
  });
}

describe('toMarks', () => {
  it.each([
    ['json', '{"a": [1, true, "é"]}', ['p "a"', 'n 1', 'k true', 's "é"']],
    ['bash', 'curl -X POST "$URL" # fin', ['f curl', 'p -X', 's "', 'p $URL', 's "', 'c # fin']],
    ['javascript', "const x = await fetch('/a');", ['k const', 'k await', 'f fetch', "s '/a'"]],
    ['python', 'import os\nprint("a")', ['k import', 'k print', 's "a"']],
    ['go', 'func main() { x := 1 }', ['k func', 'f main', 'n 1']],
    ['csharp', 'var a = "b";', ['k var', 's "b"']],
    ['java', 'String a = "b";', ['f String', 's "b"']],
    ['php', '<?php echo "a";', ['k echo', 's "a"']],
    ['kotlin', 'val a = "b"', ['k val', 's "b"']],
    ['swift', 'let a = "b"', ['k let', 's "b"']],
    ['dart', "final a = 'b';", ['k final', "s 'b'"]],
    ['typescript', 'const n: number = 1;', ['k const', 'k number', 'n 1']],
  ])('finds the tokens of %s', (language, code, expected) => {
    expect(tokens(code, language)).toEqual(expected);
  });

  it('counts UTF-16 code units, like a text node', () => {
    expect(tokens('["😀", 1]', 'json')).toEqual(['s "😀"', 'n 1']);
  });

  it('returns no marks for an unknown language', () => {
    expect(toMarks('a b', 'brainfuck')).toBe('');
    expect(toMarks('a b', 'constructor')).toBe('');
  });
});

describe('isHighlighted', () => {
  it.each([
    ['json', true],
    ['text', true],
    ['ruby', false],
    ['extend', false],
    ['constructor', false],
  ])('for %s returns %s', (language, want) => expect(isHighlighted(language)).toBe(want));
});
