import { describe, expect, it } from 'vitest';
import { removeInternal } from './removeInternal.ts';

const mark = { 'x-internal': true };
const ok = { responses: { 200: { description: 'Lu' } } };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answers = (schema: unknown, members = {}) => ({
  responses: { 200: { description: 'Lu', content: { 'application/json': { schema, ...members } } } },
});

/** Removes from a copy. Returns it, and the references that were removed. */
function removed(given: Readonly<Record<string, unknown>>) {
  const document = structuredClone(given);
  const references = removeInternal(document).map(({ reference }) => reference);
  return { document, references };
}

describe('removeInternal', () => {
  it.each([
    ['an operation', { paths: { '/a': { get: { ...ok, ...mark }, post: ok } } }, { paths: { '/a': { post: ok } } }, []],
    ['a Path Item', { paths: { '/a': { get: ok, ...mark }, '/b': { get: ok } } }, { paths: { '/b': { get: ok } } }, []],
    ['a Path Item whose operations all are', { paths: { '/a': { get: { ...mark } } } }, { paths: {} }, []],
    [
      'a Path Item behind a reference',
      {
        paths: { '/a': { $ref: '#/components/pathItems/A' } },
        components: { pathItems: { A: { get: { ...ok, ...mark } } } },
      },
      { paths: {}, components: { pathItems: {} } },
      ['#/components/pathItems/A'],
    ],
    [
      'a tag, and the operations that only have internal tags',
      {
        tags: [{ name: 'A', ...mark }, { name: 'B' }],
        'x-tagGroups': [{ name: 'G', tags: ['A', 'B'] }],
        paths: { '/a': { get: { tags: ['A'] }, post: { tags: ['B', 'A'] } } },
      },
      {
        tags: [{ name: 'B' }],
        'x-tagGroups': [{ name: 'G', tags: ['B'] }],
        paths: { '/a': { post: { tags: ['B'] } } },
      },
      [],
    ],
    ['a webhook', { webhooks: { a: { post: { ...ok, ...mark } } } }, { webhooks: {} }, []],
    [
      'a callback',
      { paths: { '/a': { get: { callbacks: { a: { '{$url}': { post: ok }, ...mark } } } } } },
      { paths: { '/a': { get: { callbacks: {} } } } },
      [],
    ],
    [
      'parameters, inline and as a component, from the last to the first',
      {
        paths: {
          '/a': {
            get: {
              ...ok,
              parameters: [
                { name: 'a', in: 'query', ...mark },
                { $ref: '#/components/parameters/B' },
                { name: 'c', in: 'query' },
                { name: 'd', in: 'query', schema: { type: 'string', ...mark } },
              ],
            },
          },
        },
        components: { parameters: { B: { name: 'b', in: 'query', ...mark } } },
      },
      {
        paths: {
          '/a': {
            get: {
              ...ok,
              parameters: [
                { name: 'c', in: 'query' },
                { name: 'd', in: 'query' },
              ],
            },
          },
        },
        components: { parameters: {} },
      },
      ['#/components/parameters/B'],
    ],
    [
      'properties, with their names in `required` and their values in examples',
      {
        paths: {
          '/a': {
            get: answers(
              { type: 'array', items: ref('S') },
              { example: [{ a: 1, b: 2, c: { b: 3 } }], examples: { e: { value: [{ b: 2 }, { a: 1 }] } } },
            ),
          },
        },
        components: {
          schemas: {
            S: {
              required: ['a', 'b'],
              properties: { a: {}, b: { ...mark }, c: ref('C') },
              examples: [{ a: 1, b: 2 }],
              default: { b: 1 },
            },
            C: { allOf: [{ properties: { b: { ...mark } }, required: ['b'] }] },
          },
        },
      },
      {
        paths: {
          '/a': {
            get: answers(
              { type: 'array', items: ref('S') },
              { example: [{ a: 1, c: {} }], examples: { e: { value: [{}, { a: 1 }] } } },
            ),
          },
        },
        components: {
          schemas: {
            S: { required: ['a'], properties: { a: {}, c: ref('C') }, examples: [{ a: 1 }], default: {} },
            C: { allOf: [{ properties: {} }] },
          },
        },
      },
      [],
    ],
    [
      'a schema, with what refers to it',
      {
        paths: { '/a': { get: answers(ref('S')), post: answers(ref('T')) } },
        components: {
          schemas: {
            S: {
              oneOf: [ref('T'), ref('U')],
              anyOf: [ref('T')],
              properties: { t: ref('T'), u: ref('U') },
              discriminator: { propertyName: 'k', mapping: { t: 'T', v: '#/components/schemas/T', u: 'U' } },
            },
            T: { type: 'object', ...mark },
            U: {},
          },
        },
      },
      {
        paths: {
          '/a': {
            get: answers(ref('S')),
            post: { responses: { 200: { description: 'Lu', content: { 'application/json': {} } } } },
          },
        },
        components: {
          schemas: {
            S: {
              oneOf: [ref('U')],
              properties: { u: ref('U') },
              discriminator: { propertyName: 'k', mapping: { u: 'U' } },
            },
            U: {},
          },
        },
      },
      Array(4).fill('#/components/schemas/T'),
    ],
    [
      'links to internal operations',
      {
        paths: {
          '/a': {
            get: {
              responses: {
                200: {
                  description: 'Lu',
                  links: {
                    one: { operationId: 'b' },
                    two: { operationRef: '#/paths/~1b/get' },
                    three: { operationId: 'a' },
                  },
                },
              },
            },
          },
          '/b': { get: { operationId: 'b', ...mark } },
        },
      },
      {
        paths: { '/a': { get: { responses: { 200: { description: 'Lu', links: { three: { operationId: 'a' } } } } } } },
      },
      ['#/paths/~1b/get', 'b'],
    ],
    [
      'components that only internal parts use',
      {
        paths: { '/a': { get: { ...answers(ref('S')), ...mark }, put: answers(ref('U')) } },
        components: { schemas: { S: { properties: { t: ref('T') } }, T: {}, U: {}, Unused: ref('V'), V: {} } },
      },
      {
        paths: { '/a': { put: answers(ref('U')) } },
        components: { schemas: { U: {}, Unused: ref('V'), V: {} } },
      },
      [],
    ],
  ])('removes %s', (_name, given, want, references) => {
    const result = removed(given);
    expect(result.document).toEqual(want);
    expect([...result.references].sort()).toEqual(references);
  });

  it.each([
    ['the mark with another value', { paths: { '/a': { get: { ...ok, 'x-internal': 'true' } } } }],
    ['data', { paths: { '/a': { get: answers({ type: 'object' }, { example: { a: { ...mark } } }) } } }],
    ['values of an enum', { components: { schemas: { S: { enum: [{ ...mark }], const: { ...mark } } } } }],
    ['extensions', { 'x-plus': { a: { ...mark } } }],
  ])('keeps %s', (_name, given) => expect(removed(given)).toEqual({ document: given, references: [] }));

  it('removes properties that are named like keywords', () => {
    const properties = { example: { ...mark }, default: { ...mark }, examples: { ...mark }, properties: {} };
    expect(removed({ components: { schemas: { S: { properties } } } }).document).toEqual({
      components: { schemas: { S: { properties: { properties: {} } } } },
    });
  });
});
