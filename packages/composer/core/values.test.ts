import { describe, expect, it } from 'vitest';
import { jsonFault } from './jsonFault.ts';
import { childPointer, valueAt, withValueAt } from './values.ts';

describe('withValueAt', () => {
  it.each([
    ['a member', { a: 1 }, '/b', 2, { a: 1, b: 2 }],
    ['a member of a missing object', undefined, '/a/b', 1, { a: { b: 1 } }],
    ['an item', { a: [1, 2] }, '/a/1', 3, { a: [1, 3] }],
    ['no member', { a: 1, b: 2 }, '/a', undefined, { b: 2 }],
    ['no item', [1, 2, 3], '/1', undefined, [1, 3]],
    ['a name with a slash', {}, childPointer('', 'a/b'), 1, { 'a/b': 1 }],
  ])('sets %s', (_name, value, pointer, next, wanted) => {
    const changed = withValueAt(value, pointer, next);
    expect(changed).toEqual(wanted);
    if (next !== undefined) expect(valueAt(changed, pointer)).toBe(next);
  });

  it('keeps what it does not concern', () => {
    const value = { a: { b: 1 }, c: [] };
    expect(withValueAt(value, '/c', [1])).toHaveProperty('a', value.a);
  });
});

describe('jsonFault', () => {
  it.each([
    ['{"a": [1, -2.5e3, true, null, "\\u00e9\\n"]}', null],
    [' 12 ', null],
    ['', [1, 1]],
    ['{"a": 1,}', [1, 9]],
    ['{"a": 1\n "b": 2}', [2, 2]],
    ['[01]', [1, 3]],
    ['{"a": \'b\'}', [1, 7]],
    ['"a\nb"', [1, 1]],
    ['{} x', [1, 4]],
  ])('finds the fault of %j', (text, wanted) => {
    const fault = jsonFault(text);
    expect(fault === null ? null : [fault.line, fault.column]).toEqual(wanted);
    expect(isJson(text)).toBe(wanted === null);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
