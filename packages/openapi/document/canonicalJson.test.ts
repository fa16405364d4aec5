import { describe, expect, it } from 'vitest';
import { toCanonicalJson } from './canonicalJson.ts';
import { parseJson } from './json.ts';

describe('toCanonicalJson', () => {
  it.each([
    ['1', '1.0'],
    ['0', '-0.0'],
    ['1000', '1e3'],
    ['1e400', '10.0E+399'],
    ['9223372036854775807', '9223372036854775807.0'],
    ['{"b":[1],"1":null}', '{"1":null,"b":[1.00]}'],
    ['["a",{}]', '["a",{}]'],
  ])('is the same for %s and %s', (one, other) => {
    expect(toCanonicalJson(parseJson(one))).toBe(toCanonicalJson(parseJson(other)));
  });

  it.each([
    ['9223372036854775807', '9223372036854775808'],
    ['1', '"1"'],
    ['1', '-1'],
    ['0.1', '0.01'],
    ['[1,2]', '[2,1]'],
    ['{"a":1}', '{"a":1,"b":1}'],
    ['null', '{}'],
  ])('differs for %s and %s', (one, other) => {
    expect(toCanonicalJson(parseJson(one))).not.toBe(toCanonicalJson(parseJson(other)));
  });
});
