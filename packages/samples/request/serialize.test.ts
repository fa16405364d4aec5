import { describe, expect, it } from 'vitest';
import { encode, toStyledHeader, toStyledPairs, toPathText, toScalar, toWellFormed } from './serialize.ts';

const list = ['a', 'b c'];
const object = { x: 1, y: 'b&c' };

describe('toStyledPairs', () => {
  it.each([
    ['form', true, 'a', [['n', 'a']]],
    [
      'form',
      true,
      list,
      [
        ['n', 'a'],
        ['n', 'b c'],
      ],
    ],
    ['form', false, list, [['n', 'a,b c']]],
    [
      'form',
      true,
      object,
      [
        ['x', '1'],
        ['y', 'b&c'],
      ],
    ],
    ['form', false, object, [['n', 'x,1,y,b&c']]],
    ['form', true, [], []],
    ['form', true, [{ a: 1 }], [['n', '{"a":1}']]],
    ['form', true, null, [['n', '']]],
    ['spaceDelimited', false, list, [['n', 'a b c']]],
    ['pipeDelimited', false, list, [['n', 'a|b c']]],
    [
      'pipeDelimited',
      true,
      list,
      [
        ['n', 'a'],
        ['n', 'b c'],
      ],
    ],
    ['pipeDelimited', false, object, [['n', 'x|1|y|b&c']]],
    ['pipeDelimited', true, object, [['n', 'x|1|y|b&c']]],
    [
      'deepObject',
      true,
      object,
      [
        ['n[x]', '1'],
        ['n[y]', 'b&c'],
      ],
    ],
    [
      'deepObject',
      true,
      { a: { b: list } },
      [
        ['n[a][b]', 'a'],
        ['n[a][b]', 'b c'],
      ],
    ],
    [
      'deepObject',
      true,
      [{ a: 1, b: list }, { a: 2 }],
      [
        ['n[0][a]', '1'],
        ['n[0][b]', 'a'],
        ['n[0][b]', 'b c'],
        ['n[1][a]', '2'],
      ],
    ],
    ['deepObject', true, [null], [['n', '']]],
    ['constructor', false, list, [['n', 'a,b c']]],
  ])('serializes with style %s and explode %s: %j', (style, explode, value, want) =>
    expect(toStyledPairs('n', value, { style, explode })).toEqual(want),
  );
});

/** @see https://spec.openapis.org/oas/v3.1.0#style-examples */
describe('toPathText', () => {
  it.each([
    ['simple', false, 'a/b', 'a%2Fb'],
    ['simple', false, list, 'a,b%20c'],
    ['simple', false, object, 'x,1,y,b%26c'],
    ['simple', true, object, 'x=1,y=b%26c'],
    ['label', false, list, '.a,b%20c'],
    ['label', true, list, '.a.b%20c'],
    ['label', false, object, '.x,1,y,b%26c'],
    ['label', true, object, '.x=1.y=b%26c'],
    ['matrix', false, 'a', ';n=a'],
    ['matrix', false, list, ';n=a,b%20c'],
    ['matrix', true, list, ';n=a;n=b%20c'],
    ['matrix', false, object, ';n=x,1,y,b%26c'],
    ['matrix', true, object, ';x=1;y=b%26c'],
  ])('serializes with style %s and explode %s: %j', (style, explode, value, want) =>
    expect(toPathText('n', value, { style, explode })).toBe(want),
  );
});

describe('toStyledHeader', () => {
  it.each([
    ['a b', false, 'a b'],
    [list, false, 'a,b c'],
    [object, false, 'x,1,y,b&c'],
    [object, true, 'x=1,y=b&c'],
  ])('serializes %j with explode %s', (value, explode, want) => expect(toStyledHeader(value, explode)).toBe(want));
});

describe('encode', () => {
  it('keeps the unreserved characters of RFC 3986', () =>
    expect(encode("aZ09-._~ !'()*%é/😀\ud800")).toBe('aZ09-._~%20%21%27%28%29%2A%25%C3%A9%2F%F0%9F%98%80%EF%BF%BD'));
});

describe('toWellFormed', () => {
  it('replaces only unpaired surrogates', () => expect(toWellFormed('a\ud83d\ude00\ude00b')).toBe('a😀\ufffdb'));
});

describe('toScalar', () => {
  it.each([
    ['a', 'a'],
    [1.5, '1.5'],
    [false, 'false'],
    [undefined, ''],
    [{ a: [1] }, '{"a":[1]}'],
  ])('serializes %j', (value, want) => expect(toScalar(value)).toBe(want));
});
