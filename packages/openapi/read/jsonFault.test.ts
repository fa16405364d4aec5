import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './jsonFault.ts';

describe('findJsonFault', () => {
  it.each<readonly [json: string, want: number | null]>([
    ['{ "a": [1, -0.5e+3, true, null, {}, []], "b": "\\u00e9\\"" }\n', null],
    ['"a"', null],
    ['{"a": }', 6],
    ['{"a": 1,}', 8],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ["{'a': 1}", 1],
    ['{"a": 1} x', 9],
    ['{"a": 01}', 7],
    ['{"a": tru}', 6],
    ['{"a": NaN}', 6],
    ['{"a": 1, // b\n"c": 2}', 9],
    ['{"a": [1}', 8],
    ['{"a": "b\tc"}', 8],
    ['{"a": "b\\c"}', 8],
    ['{"a": "b', 8],
    ['{"a": {\n\n', 7],
    ['', 0],
  ])('for %j, returns %j', (json, want) => expect(findJsonFault(json)).toBe(want));

  it('finds a fault exactly in the texts that JSON.parse rejects', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      'a',
      '\\',
      '\\n',
      '\n',
      ' ',
      '0',
      '1',
      '-',
      '.',
      'e',
      'true',
    );
    fc.assert(
      fc.property(fc.json(), fc.array(pieces, { maxLength: 12 }), fc.nat(), (json, other, at) => {
        const cut = at % (json.length + 1);
        for (const given of [
          json,
          json.slice(0, cut),
          json.slice(0, cut) + other.join('') + json.slice(cut),
          other.join(''),
        ]) {
          expect(findJsonFault(given) === null, given).toBe(isJson(given));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('supports long texts', () => expect(findJsonFault(`["${'a\\n'.repeat(1_000_000)}" }`)).toBe(3_000_004));
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
