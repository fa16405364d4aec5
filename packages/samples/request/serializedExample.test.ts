import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toSerializedExample } from './serializedExample.ts';

const list = { type: 'array', items: { type: 'string' } };
const object = { type: 'object', properties: { du: { type: 'string' }, au: { type: 'string' } } };
const ab = { schema: list, example: ['a', 'b'] };
const period = { schema: object, example: { du: '2026', au: '2027' } };

describe('toSerializedExample', () => {
  it.each([
    ['a list whose name is repeated', { in: 'query', ...ab }, 'x=a&x=b'],
    ['a list that is not exploded', { in: 'query', explode: false, ...ab }, 'x=a,b'],
    ['a list separated by bars', { in: 'query', style: 'pipeDelimited', explode: false, ...ab }, 'x=a|b'],
    ['a list whose example has one item', { in: 'query', explode: false, schema: list, example: ['a'] }, 'x=a,…'],
    ['an object as separate parameters', { in: 'query', ...period }, 'du=2026&au=2027'],
    ['an object in brackets', { in: 'query', style: 'deepObject', ...period }, 'x[du]=2026&x[au]=2027'],
    ['a list in a path', { in: 'path', example: ['a é', 'b'], schema: list }, 'a é,b'],
    ['a list in a path with the style label', { in: 'path', style: 'label', ...ab }, '.a,b'],
    ['a list in a header', { in: 'header', ...ab }, 'x: a,b'],
    ['a list in a cookie', { in: 'cookie', ...ab }, 'x=a; x=b'],
    ['commas in a list', { in: 'query', explode: false, schema: list, example: ['b,c', 'd'] }, 'x=b%2Cc,d'],
    ['a comma in the only item', { in: 'query', explode: false, schema: list, example: ['b,c'] }, 'x=b%2Cc,…'],
    ['commas in a path', { in: 'path', schema: list, example: ['b,c', 'd'] }, 'b%2Cc,d'],
  ])('serializes %s', (_, parameter, want) => {
    expect(toSerializedExample({ name: 'x', ...parameter }, createResolve({}))).toBe(want);
  });

  it.each([
    ['a plain value', { in: 'query', schema: { type: 'string' }, example: 'a' }],
    ['a parameter without a schema', { in: 'query' }],
    [
      'an object without known members',
      { in: 'query', style: 'deepObject', schema: { type: 'object', additionalProperties: { type: 'string' } } },
    ],
  ])('returns undefined for %s', (_, parameter) => {
    expect(toSerializedExample({ name: 'x', ...parameter }, createResolve({}))).toBeUndefined();
  });

  it('generates a list if there is no example', () => {
    const schema = { type: 'array', minItems: 2, items: { type: 'integer', minimum: 3 } };
    expect(toSerializedExample({ name: 'x', in: 'query', schema }, createResolve({}))).toMatch(/^x=3&x=\d+$/);
  });
});
