import { describe, expect, it } from 'vitest';
import {
  block,
  formatLiteral,
  hasHiddenCharacters,
  indentRest,
  quote,
  toJsonText,
  withBlankLine,
  type LiteralSyntax,
} from './literals.ts';

const syntax: LiteralSyntax = {
  unit: '  ',
  list: ['(', ')'],
  map: ['<', '>'],
  emptyMap: 'empty',
  mapPrefix: (keys) => (keys.includes('0') ? 'map' : ''),
  separator: ' => ',
  words: { null: 'nil', true: 'yes', false: 'no' },
  text: (text) => `'${text}'`,
  key: (name) => name,
};

describe('formatLiteral', () => {
  it.each([
    [null, 'nil'],
    [undefined, 'nil'],
    [true, 'yes'],
    [false, 'no'],
    [-1.5, '-1.5'],
    ['a', "'a'"],
    [[], '()'],
    [[1, 'a', null], "(1, 'a', nil)"],
    [[[1]], '(\n  (1),\n)'],
    [[1, [2]], '(\n  1,\n  (2),\n)'],
    [['x'.repeat(68)], `('${'x'.repeat(68)}')`],
    [['x'.repeat(69)], `(\n  '${'x'.repeat(69)}',\n)`],
    [['x'.repeat(80)], `(\n  '${'x'.repeat(80)}',\n)`],
    [{}, 'empty'],
    [{ 0: 1 }, 'map<\n  0 => 1,\n>'],
    [{ a: { b: [{}] } }, '<\n  a => <\n    b => (\n      empty,\n    ),\n  >,\n>'],
  ])('formats %j', (value, want) => expect(formatLiteral(value, syntax)).toBe(want));

  it('indents the following lines', () =>
    expect(formatLiteral({ a: 1 }, syntax, '    ')).toBe('<\n      a => 1,\n    >'));
});

describe('block', () => {
  it('returns only the brackets if there are no lines', () => expect(block(['{', '}'], [], '', '  ')).toBe('{}'));
});

describe('quote', () => {
  it.each([
    [`a"b'c\\d$e`, '"', '', `"a\\"b'c\\\\d$e"`],
    [`a"b'c$e`, "'", '', `'a"b\\'c$e'`],
    ['a$b', '"', '$', '"a\\$b"'],
    ['a\n\r\t\0\u2028', '"', '', '"a\\n\\r\\t\\u0000\\u2028"'],
    ['é 😀', '"', '', '"é 😀"'],
  ])('quotes %j with %s', (text, quoteMark, special, want) => expect(quote(text, quoteMark, special)).toBe(want));
});

describe('hasHiddenCharacters', () => {
  it.each([
    ['a\u00a0é😀', false],
    ['a\n', true],
    ['\u202e', true],
    ['\ufeff', true],
  ])('returns for %j: %s', (text, want) => expect(hasHiddenCharacters(text)).toBe(want));
});

describe('toJsonText', () => {
  it('escapes hidden characters', () => {
    const value = { 'a\u2028': ['\u202e\ufeff\u0085\0"\\', 1] };
    expect(toJsonText(value)).toBe('{\n  "a\\u2028": ["\\u202e\\ufeff\\u0085\\u0000\\"\\\\", 1]\n}');
    expect(JSON.parse(toJsonText(value))).toEqual(value);
  });
});

describe('indentRest', () => {
  it('does not indent the first line or empty lines', () =>
    expect(indentRest('a\nb\n\nc', '  ')).toBe('a\n  b\n\n  c'));
});

describe('withBlankLine', () => {
  it('adds an empty line before the lines, if there are any', () => {
    expect(withBlankLine(['a'])).toEqual(['', 'a']);
    expect(withBlankLine([])).toEqual([]);
  });
});
