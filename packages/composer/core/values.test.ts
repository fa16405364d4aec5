import { describe, expect, it } from 'vitest';
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
