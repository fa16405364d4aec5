import { describe, expect, it } from 'vitest';
import { createResolve } from '@apidoc/openapi';
import { toWrittenForm } from './writtenForm';

const list = { type: 'array', items: { type: 'string' } };
const object = { type: 'object', properties: { du: { type: 'string' }, au: { type: 'string' } } };
const ab = { schema: list, example: ['a', 'b'] };
const period = { schema: object, example: { du: '2026', au: '2027' } };

describe('toWrittenForm', () => {
  it.each([
    ['a list whose name is repeated', { in: 'query', ...ab }, 'x=a&x=b'],
    ['a list that is not exploded', { in: 'query', explode: false, ...ab }, 'x=a,b'],
    ['a list between bars', { in: 'query', style: 'pipeDelimited', explode: false, ...ab }, 'x=a|b'],
    ['a list whose example has one element', { in: 'query', explode: false, schema: list, example: ['a'] }, 'x=a,…'],
    ['an object as parameters of its own', { in: 'query', ...period }, 'du=2026&au=2027'],
    ['an object in brackets', { in: 'query', style: 'deepObject', ...period }, 'x[du]=2026&x[au]=2027'],
    ['a list in a path', { in: 'path', example: ['a é', 'b'], schema: list }, 'a é,b'],
    ['a list in a path with a label', { in: 'path', style: 'label', ...ab }, '.a,b'],
    ['a list in a header', { in: 'header', ...ab }, 'x: a,b'],
    ['a list in a cookie', { in: 'cookie', ...ab }, 'x=a; x=b'],
    ['one value', { in: 'query', schema: { type: 'string' }, example: 'a' }, undefined],
    ['no schema', { in: 'query' }, undefined],
    [
      'an object of unknown members',
      { in: 'query', style: 'deepObject', schema: { type: 'object', additionalProperties: { type: 'string' } } },
      undefined,
    ],
  ])('shows %s', (_, parameter, want) => {
    expect(toWrittenForm({ name: 'x', ...parameter }, createResolve({}))).toBe(want);
  });

  it('makes up a list that has no example', () => {
    const schema = { type: 'array', minItems: 2, items: { type: 'integer', minimum: 3 } };
    expect(toWrittenForm({ name: 'x', in: 'query', schema }, createResolve({}))).toMatch(/^x=3&x=\d+$/);
  });
});
