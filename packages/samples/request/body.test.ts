import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toSampleBody } from './body.ts';

const document = {
  components: {
    requestBodies: { R: { content: { 'application/json': { example: 1 } } } },
    examples: { E: { value: 2 } },
  },
};
const body = (content: unknown) => toSampleBody({ content }, createResolve(document));

describe('toSampleBody', () => {
  it.each([
    ['no body without content', {}, { kind: 'none' }],
    [
      'an example',
      { 'application/json': { example: { a: 1 } } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    ['null', { 'application/json': { example: null } }, { kind: 'json', mediaType: 'application/json', value: null }],
    [
      'the first named example',
      { 'a/b+json': { examples: { e: { $ref: '#/components/examples/E' }, f: { value: 3 } } } },
      { kind: 'json', mediaType: 'a/b+json', value: 2 },
    ],
    [
      'a generated value if the example is external',
      { 'application/json': { examples: { e: { externalValue: 'http://a' } }, schema: { const: 4 } } },
      { kind: 'json', mediaType: 'application/json', value: 4 },
    ],
    [
      'a generated value if there is no example',
      { 'application/json': { schema: { type: 'boolean' } } },
      { kind: 'json', mediaType: 'application/json', value: true },
    ],
    [
      'the value of JSON in a string',
      { 'application/json': { example: '{"a": 1}' } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    [
      'a list of one number',
      { 'application/json': { example: [5] } },
      { kind: 'json', mediaType: 'application/json', value: [5] },
    ],
    [
      'a string that looks like JSON unchanged, if the type is string',
      { 'application/json': { example: '1', schema: { type: 'string' } } },
      { kind: 'json', mediaType: 'application/json', value: '1' },
    ],
    [
      'a string that is not JSON unchanged',
      { 'application/json': { example: 'a' } },
      { kind: 'json', mediaType: 'application/json', value: 'a' },
    ],
    [
      'JSON if it is one of several types',
      { 'application/xml': {}, 'application/json': { example: 1 } },
      { kind: 'json', mediaType: 'application/json', value: 1 },
    ],
    [
      'JSON if any type is accepted and the schema has members',
      { '*/*': { schema: { properties: { a: { const: 1 } } } } },
      { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
    ],
    [
      'a file if any type is accepted and the schema has no members',
      { '*/*': {} },
      { kind: 'file', mediaType: 'application/octet-stream', fileName: 'corps.bin' },
    ],
    ['a text', { 'text/csv': { example: 'a;b' } }, { kind: 'text', mediaType: 'text/csv', text: 'a;b' }],
    [
      'a generated text',
      { 'text/plain': { schema: { type: 'string' } } },
      { kind: 'text', mediaType: 'text/plain', text: 'texte' },
    ],
    [
      'XML without an example',
      { 'application/xml': { schema: { properties: { a: {} } } } },
      { kind: 'text', mediaType: 'application/xml', text: '<racine>\n  <a>texte</a>\n</racine>' },
    ],
    ['a file', { 'image/png': { example: 'x' } }, { kind: 'file', mediaType: 'image/png', fileName: 'corps.png' }],
    [
      'a file for a wildcard subtype',
      { 'image/*': {} },
      { kind: 'file', mediaType: 'image/png', fileName: 'corps.png' },
    ],
    [
      'a file for other multipart types',
      { 'multipart/mixed': { example: {} } },
      { kind: 'file', mediaType: 'multipart/mixed', fileName: 'corps.bin' },
    ],
  ])('sends %s', (_name, content, want) => expect(body(content)).toEqual(want));

  it('follows references, and returns no body for an operation without one', () => {
    const resolve = createResolve(document);
    expect(toSampleBody({ $ref: '#/components/requestBodies/R' }, resolve)).toMatchObject({ value: 1 });
    expect(toSampleBody(undefined, resolve)).toEqual({ kind: 'none' });
  });

  it.each([
    [
      'texts',
      { a: 'b c', d: 1, e: null },
      {},
      [
        ['a', 'b c'],
        ['d', '1'],
        ['e', ''],
      ],
    ],
    [
      'a list',
      { a: ['b', 'c'] },
      {},
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
    ['a list as one field', { a: ['b', 'c'] }, { a: { explode: false } }, [['a', 'b,c']]],
    ['a list as one field with a style', { a: ['b', 'c'] }, { a: { style: 'pipeDelimited' } }, [['a', 'b|c']]],
    [
      'a list whose explode is true',
      { a: ['b', 'c'] },
      { a: { explode: true } },
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
    ],
    ['an object as JSON', { a: { b: 1 } }, {}, [['a', '{"b":1}']]],
    ['an object with a style', { a: { b: 1 } }, { a: { style: 'deepObject', explode: true } }, [['a[b]', '1']]],
    ['no fields', {}, {}, []],
  ])('returns a form with %s', (_name, example, encoding, want) => {
    const result = body({ 'application/x-www-form-urlencoded': { example, encoding } });
    expect(result).toEqual({ kind: 'form', fields: want.map(([name, value]) => ({ name, value })) });
  });
});
