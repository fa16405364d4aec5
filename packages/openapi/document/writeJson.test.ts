import { describe, expect, it } from 'vitest';
import { readExact } from '../read/exact/readExact.ts';
import { isObject, members, toNumber, toObject, type JsonObject } from './json.ts';
import { writeJson } from './writeJson.ts';

describe('writeJson', () => {
  it.each([
    ['1945044589271781376'],
    ['-0'],
    ['1.0'],
    ['1e400'],
    ['0.1234567890123456789'],
    ['1E+2'],
    ['12.5'],
    ['{"b":1,"2":{},"1":[],"a":"é"}'],
    ['[null,true,"1.0",[[]]]'],
  ])('writes %s as it was read', (text) => {
    expect(writeJson(readExact(text))).toBe(text);
  });

  it.each([
    ['.5', '0.5'],
    ['5.', '5'],
    ['+5', '5'],
    ['0x1F', '31'],
    ["{a: &x {n: 1.0}, '1': *x}", '{"a":{"n":1.0},"1":{"n":1.0}}'],
  ])('writes the YAML %s as JSON', (yaml, json) => {
    expect(writeJson(readExact(yaml))).toBe(json);
  });

  it('indents like JSON.stringify', () => {
    const value = { a: [1, { b: [] }, {}], c: undefined, d: [undefined], e: 'x' };
    expect(writeJson(value, 2)).toBe(JSON.stringify(value, null, 2));
    expect(writeJson(value)).toBe(JSON.stringify(value));
  });
});

describe('members', () => {
  it('returns the order of the contract, in copies too', () => {
    const read = readExact('{"b":1,"2":2,"1":3}');
    expect(members(read)).toEqual([
      ['b', 1],
      ['2', 2],
      ['1', 3],
    ]);
    const { '2': _two, ...copy }: JsonObject = { ...toObject(read), c: 4 };
    expect(members(copy).map(([name]) => name)).toEqual(['b', '1', 'c']);
  });
});

describe('toNumber', () => {
  it('rounds exact numbers', () => {
    expect(toNumber(readExact('1.0'))).toBe(1);
    expect(isObject(readExact('1.0'))).toBe(false);
  });
});
