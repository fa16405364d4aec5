import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { toShape } from './shape.ts';

/** Returns the shape of a contract’s components. */
const toComponents = (components: JsonObject) => toShape({ components })['components'];

/** Returns the shape of a schema. */
const toSchema = (schema: unknown) => toComponents({ schemas: { Ordre: schema } });

/** Returns the shape of the only Path Item of a contract. */
const toPaths = (pathItem: JsonObject) => toShape({ paths: { '/pieces': pathItem } })['paths'];

describe('toShape', () => {
  it('keeps what affects clients of a contract, in the same order', () =>
    expect(
      toShape({
        openapi: '3.1.0',
        info: { title: 'Maison', version: '1.2.0' },
        servers: [{ url: '/v1' }],
        security: [{ cle: [] }],
        tags: [{ name: 'pieces' }],
        paths: { '/pieces': { get: { responses: { '200': { description: 'Ouvert.' } } } }, 'x-note': 'a' },
        webhooks: { 'x-ouverte': { post: { responses: {} } } },
        components: { examples: { tags: { value: 1 } }, schemas: { title: { type: 'string', title: 'Titre' } } },
        'x-owner': 'a',
      }),
    ).toStrictEqual({
      openapi: '3.1.0',
      info: { version: '1.2.0' },
      servers: [{ url: '/v1' }],
      security: [{ cle: [] }],
      paths: { '/pieces': { get: { responses: { '200': {} } } } },
      webhooks: { 'x-ouverte': { post: { responses: {} } } },
      components: { schemas: { title: { type: 'string' } } },
    }));

  it('returns an empty version, the default server and no components for an empty contract', () =>
    expect(toShape({})).toStrictEqual({ info: { version: '' }, servers: [{ url: '/' }], components: {} }));

  it('keeps the titles, names and addresses of operations, but not the titles of Path Items', () =>
    expect(
      toPaths({
        summary: 'Pièces',
        get: { summary: 'Lister', 'x-slug': 'lister', 'x-order': 1, responses: { 'x-note': 'a' } },
        post: { summary: 'Ouvrir', operationId: 'ouvrir', tags: ['a'] },
      }),
    ).toStrictEqual({
      '/pieces': {
        get: { summary: 'Lister', 'x-slug': 'lister', responses: {} },
        post: { summary: 'Ouvrir', operationId: 'ouvrir' },
      },
    }));

  it('keeps only the error codes of examples, resolved', () => {
    const content = (examples: JsonObject) => ({ 'application/json': { examples } });
    const { paths } = toShape({
      paths: {
        '/pieces': {
          get: {
            responses: {
              '200': { content: content({ simple: { value: 1 } }) },
              '409': {
                content: content({
                  fermee: { summary: 'Fermée', value: 1, 'x-error': { status: 409 } },
                  occupee: { $ref: '#/components/examples/Occupee' },
                  autre: { value: 2 },
                }),
              },
            },
          },
        },
      },
      components: { examples: { Occupee: { value: 3, 'x-error': { status: 409 } } } },
    });
    expect(paths).toStrictEqual({
      '/pieces': {
        get: {
          responses: {
            '200': { content: { 'application/json': {} } },
            '409': {
              content: {
                'application/json': { examples: { fermee: { 'x-error': {} }, occupee: { 'x-error': {} } } },
              },
            },
          },
        },
      },
    });
  });

  it('keeps the names of components and fields that are also keywords or extensions', () =>
    expect(
      toComponents({
        parameters: { tags: { name: 'tags', in: 'query', description: 'Mots.' }, 'x-page': { in: 'header' } },
        headers: { 'x-total': { schema: { type: 'integer' } } },
        schemas: { summary: { properties: { title: { type: 'string', title: 'Titre' }, enum: { title: 'a' } } } },
      }),
    ).toStrictEqual({
      parameters: { tags: { name: 'tags', in: 'query' }, 'x-page': { in: 'header' } },
      headers: { 'x-total': { schema: { type: 'integer' } } },
      schemas: { summary: { properties: { title: { type: 'string' }, enum: {} } } },
    }));

  it('drops the descriptions of the scopes that a security scheme declares', () =>
    expect(
      toComponents({
        securitySchemes: {
          o: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: { a: 'A' } } } },
        },
      }),
    ).toStrictEqual({
      securitySchemes: { o: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/t', scopes: { a: '' } } } } },
    }));

  it.each<readonly [string, unknown, unknown]>([
    [
      'drops the prose of schemas in lists',
      { allOf: [{ title: 'A', minProperties: 1 }], maxProperties: 2 },
      { allOf: [{ minProperties: 1 }], maxProperties: 2 },
    ],
    ['drops extensions', { type: 'string', 'x-unit': 'kg' }, { type: 'string' }],
    ['drops `null`', { type: 'string', pattern: null }, { type: 'string' }],
    ['drops the summary of anything but an operation', { type: 'string', summary: 'a' }, { type: 'string' }],
    ['sorts required fields', { required: ['b', 'a'] }, { required: ['a', 'b'] }],
    ['drops an empty list of required fields', { required: [], minProperties: 1 }, { minProperties: 1 }],
    [
      'keeps values as they are',
      { default: { title: 'a', 'x-a': 1 }, const: { tags: [] }, enum: [{ required: ['b', 'a'] }] },
      { default: { title: 'a', 'x-a': 1 }, const: { tags: [] }, enum: [{ required: ['b', 'a'] }] },
    ],
    ['keeps a schema that is `false`', false, false],
    [
      'turns a choice between constants into an `enum`',
      { type: 'string', oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] },
      { type: 'string', enum: ['a', 'b'] },
    ],
    ['does so for `anyOf`', { anyOf: [{ const: 1 }, { const: 2 }] }, { enum: [1, 2] }],
    [
      'keeps a choice in which a constant has other keywords',
      { oneOf: [{ const: 'a' }, { const: 'b', deprecated: true }] },
      { oneOf: [{ const: 'a' }, { const: 'b', deprecated: true }] },
    ],
    [
      'keeps a choice in which not all are constants',
      { oneOf: [{ const: 'a' }, { type: 'integer' }, true] },
      { oneOf: [{ const: 'a' }, { type: 'integer' }, true] },
    ],
    ['turns `nullable` into a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['drops `nullable: false`', { type: 'string', nullable: false }, { type: 'string' }],
    ['lists `null` among values that may be `null`', { nullable: true, enum: ['a'] }, { enum: ['a', null] }],
    ['keeps `nullable` alone', { nullable: true, minLength: 1 }, { nullable: true, minLength: 1 }],
    [
      'turns exclusive bounds of OpenAPI 3.0 into numbers',
      { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
      { exclusiveMinimum: 1, exclusiveMaximum: 9 },
    ],
    [
      'drops bounds that are not exclusive',
      { minimum: 1, exclusiveMinimum: false, maximum: 9, exclusiveMaximum: false },
      { minimum: 1, maximum: 9 },
    ],
    ['drops exclusive bounds without a number', { type: 'integer', exclusiveMinimum: true }, { type: 'integer' }],
    [
      'keeps exclusive bounds of OpenAPI 3.1',
      { exclusiveMaximum: 9, maximum: 10 },
      { exclusiveMaximum: 9, maximum: 10 },
    ],
  ])('%s', (_fact, schema, want) => expect(toSchema(schema)).toStrictEqual({ schemas: { Ordre: want } }));
});
