import { describe, expect, it } from 'vitest';
import { isObject, member, members, nestedObjects, parseJson, toArray, toNumber, toObject, toText } from './json.ts';

const values = { object: { a: 1 }, list: [1], null: null, text: 'a', empty: '', number: 0, digits: '1', true: true };

/** Returns the names of the values for which a function returns the value itself. */
const unchanged = (convert: (value: unknown) => unknown) =>
  Object.entries(values).flatMap(([name, value]) => (convert(value) === value ? [name] : []));

describe('isObject', () => {
  it('accepts neither lists nor null', () => {
    expect(Object.entries(values).flatMap(([name, value]) => (isObject(value) ? [name] : []))).toEqual(['object']);
  });
});

describe('toObject, toArray, toText, toNumber', () => {
  it.each([
    ['toObject', toObject, ['object'], {}],
    ['toArray', toArray, ['list'], []],
    ['toText', toText, ['text', 'digits'], undefined],
    ['toNumber', toNumber, ['number'], undefined],
  ] as const)('%s returns only values of its type, and a default for others', (_name, convert, want, byDefault) => {
    expect(unchanged(convert)).toEqual(want);
    expect(convert(true)).toEqual(byDefault);
  });
});

describe('members, member', () => {
  it('return own members in their order', () => {
    expect(members({ b: 1, a: 2 })).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(members(['a'])).toEqual([]);
    expect([member({ a: 1 }, 'a'), member({}, 'constructor'), member(['a'], '0')]).toEqual([1, undefined, undefined]);
  });
});

describe('nestedObjects', () => {
  it('returns each object inside lists and objects once', () => {
    const shared = { c: null };
    const root = { a: [shared, 'text', [{ d: 1 }]], b: shared };
    const found = nestedObjects(root);
    expect(new Set(found)).toEqual(new Set([root, shared, { d: 1 }]));
    expect(found).toHaveLength(3);
  });

  it('ends for a value that contains itself', () => {
    const root: Record<string, unknown> = {};
    root['self'] = [root];
    expect(nestedObjects(root)).toEqual([root]);
  });

  it.each([[null], ['text'], [undefined], [1]])('returns nothing for %j', (value) => {
    expect(nestedObjects(value)).toEqual([]);
  });
});

describe('parseJson', () => {
  it('returns the value, and undefined for a text that is not JSON', () => {
    expect([parseJson('{"a":[1]}'), parseJson('null'), parseJson('{a}')]).toEqual([{ a: [1] }, null, undefined]);
  });
});
