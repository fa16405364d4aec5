import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonError } from './jsonError.ts';

describe('findJsonError', () => {
  it.each<readonly [json: string, want: readonly [line: number, column: number] | null]>([
    ['{ "a": [1, -0.5e+3, true, null, {}, []], "b": "\\u00e9\\"" }\n', null],
    ['"a"', null],
    ['{"a": }', [1, 7]],
    ['{"a": 1,}', [1, 9]],
    ['[1,]', [1, 4]],
    ['[1 2]', [1, 4]],
    ['{"a" 1}', [1, 6]],
    ['{a: 1}', [1, 2]],
    ["{'a': 1}", [1, 2]],
    ['{"a": 1} x', [1, 10]],
    ['{"a": 01}', [1, 8]],
    ['{"a": tru}', [1, 7]],
    ['{"a": NaN}', [1, 7]],
    ['{"a": 1, // b\n"c": 2}', [1, 10]],
    ['{"a": [1}', [1, 9]],
    ['{"a": "b\tc"}', [1, 9]],
    ['{"a": "b\\c"}', [1, 9]],
    ['{"a": "b', [1, 9]],
    ['{"a": {\n\n', [1, 8]],
    ['', [1, 1]],
    ['{"a": 1\n "b": 2}', [2, 2]],
  ])('for %j, returns %j', (json, want) => {
    const fault = findJsonError(json);
    expect(fault === null ? null : [fault.line, fault.column]).toEqual(want);
  });

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
          expect(findJsonError(given) === null, given).toBe(isJson(given));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('supports long texts', () =>
    expect(findJsonError(`["${'a\\n'.repeat(1_000_000)}" }`)).toEqual({ line: 1, column: 3_000_005 }));
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
