import { describe, expect, it } from 'vitest';
import { formatJson, readableJson, toJson } from './json.ts';

describe('toJson', () => {
  it.each([
    ['a"b', '"a\\"b"'],
    [null, 'null'],
    [undefined, 'null'],
    [[1, true], '[1,true]'],
  ])('writes %j as %s', (given, want) => expect(toJson(given)).toBe(want));
});

describe('readableJson', () => {
  it.each([
    ['"planifiee"', 'planifiee'],
    ['""', '""'],
    ['12', '12'],
    ['null', 'null'],
    ['["a"]', '["a"]'],
  ])('shows %s as %s', (given, want) => expect(readableJson(given)).toBe(want));
});

describe('formatJson', () => {
  it.each([
    ['a text', 'a', '"a"'],
    ['null', null, 'null'],
    ['`undefined`', undefined, ''],
    ['an empty object', {}, '{}'],
    ['an empty list', [], '[]'],
    ['a short list on one line', { a: [1, 'b', null] }, '{\n  "a": [1, "b", null]\n}'],
    ['a list of objects on several lines', [{ a: 1 }], '[\n  {\n    "a": 1\n  }\n]'],
    ['a list of lists on several lines', [[1]], '[\n  [1]\n]'],
  ])('writes %s', (_name, given, want) => expect(formatJson(given)).toBe(want));

  it('writes a long list on several lines', () => {
    expect(formatJson(Array.from({ length: 30 }, () => 'abc')).split('\n')).toHaveLength(32);
  });

  it.each([[{ a: { b: [1, { c: 'd' }], e: [] } }], [[[], {}, '']], ['"']])(
    'writes valid JSON of the same value: %j',
    (value) => {
      expect(JSON.parse(formatJson(value))).toEqual(value);
    },
  );

  it('keeps a member named __proto__', () => {
    expect(formatJson(JSON.parse('{"__proto__":1}'))).toBe('{\n  "__proto__": 1\n}');
  });
});
