import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { changeLines } from '../testing/changeLine.ts';
import { contractWith } from '../testing/contracts.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

/** Names that are keywords, prose, extensions or inherited members elsewhere. */
const names = [
  'title',
  'description',
  'example',
  'examples',
  'x-api-key',
  'x-slug',
  'enum',
  'default',
  'tags',
  'servers',
  'summary',
  'scopes',
  'links',
  'xml',
  'properties',
  '$ref',
  'constructor',
];

/** Contracts with an author’s name at one place, and what a change of what it names is. */
const places: readonly (readonly [string, (name: string, state: 'old' | 'new') => JsonObject, string])[] = [
  [
    'a security requirement',
    (name, state) => contractWith({ operation: { security: state === 'old' ? [] : [{ [name]: [] }] } }),
    'breaking access-tightened',
  ],
  [
    'a security requirement of the contract',
    (name, state) => ({ ...contractWith(), security: state === 'old' ? [{ a: [] }] : [{ a: [], [name]: [] }] }),
    'breaking access-tightened',
  ],
  [
    'a security scheme',
    (name, state) =>
      contractWith({
        operation: { security: [{ [name]: [] }] },
        components: { securitySchemes: { [name]: { type: 'apiKey', in: 'header', name: state } } },
      }),
    'breaking rule-changed',
  ],
  [
    'a scope',
    (name, state) =>
      contractWith({
        operation: { security: [{ o: ['a'] }] },
        components: {
          securitySchemes: {
            o: {
              type: 'oauth2',
              flows: { implicit: { scopes: { a: '', ...(state === 'old' ? { [name]: '' } : {}) } } },
            },
          },
        },
      }),
    'notable scope-removed',
  ],
  [
    'a variable of a server',
    (name, state) => ({
      ...contractWith(),
      servers: [
        {
          url: `https://{${name}}.fr`,
          variables: { [name]: { default: 'a', enum: state === 'old' ? ['a', 'b'] : ['a'] } },
        },
      ],
    }),
    'breaking value-removed',
  ],
  [
    'a field',
    (name, state) => contractWith({ schemas: { Ordre: { properties: { [name]: state === 'old' ? whole : text } } } }),
    'breaking type-changed',
  ],
  [
    'a field of a pattern',
    (name, state) =>
      contractWith({ schemas: { Ordre: { patternProperties: { [name]: state === 'old' ? whole : text } } } }),
    'breaking type-changed',
  ],
  [
    'a response header',
    (name, state) =>
      contractWith({
        operation: { responses: { '200': { headers: { [name]: { schema: state === 'old' ? whole : text } } } } },
      }),
    'breaking type-widened',
  ],
  [
    'a link',
    (name, state) =>
      contractWith({ operation: { responses: { '200': { links: { [name]: { operationId: state } } } } } }),
    'notable link-changed',
  ],
  [
    'a parameter of a link',
    (name, state) =>
      contractWith({
        operation: { responses: { '200': { links: { a: { operationId: 'a', parameters: { [name]: state } } } } } },
      }),
    'notable link-changed',
  ],
  [
    'a callback',
    (name, state) =>
      contractWith({
        operation: {
          callbacks: {
            [name]: {
              '{$url}': {
                post: {
                  responses: {},
                  requestBody: { content: { 'application/json': { schema: state === 'old' ? whole : text } } },
                },
              },
            },
          },
        },
      }),
    'breaking type-changed',
  ],
  [
    'a webhook',
    (name, state) => ({
      ...contractWith(),
      webhooks: { [name]: { post: { responses: {}, deprecated: state === 'new' } } },
    }),
    'notable deprecated',
  ],
  [
    'an encoded property',
    (name, state) =>
      contractWith({
        operation: {
          requestBody: {
            content: { 'multipart/form-data': { encoding: { [name]: { contentType: `image/${state}` } } } },
          },
        },
      }),
    'breaking type-changed',
  ],
  [
    'a value of a discriminator',
    (name, state) =>
      contractWith({
        schemas: {
          Ordre: {
            oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/Piece' }],
            discriminator: { propertyName: 'n', mapping: { [state === 'old' ? name : 'autre']: 'A' } },
          },
          A: {},
        },
      }),
    'breaking values-replaced',
  ],
  [
    'a shared schema',
    (name, state) =>
      contractWith({
        schemas: {
          Ordre: { properties: { a: { $ref: `#/components/schemas/${name}` } } },
          [name]: state === 'old' ? whole : text,
        },
      }),
    'breaking type-changed',
  ],
  [
    'a shared response',
    (name, state) =>
      contractWith({
        operation: { responses: { '200': { $ref: `#/components/responses/${name}` } } },
        components: { responses: { [name]: { content: state === 'old' ? { 'text/plain': {} } : {} } } },
      }),
    'breaking media-type-removed',
  ],
  [
    'a shared parameter',
    (name, state) =>
      contractWith({
        operation: { parameters: [{ $ref: `#/components/parameters/${name}` }] },
        parameters: { [name]: { name, in: 'query', required: state === 'new', schema: text } },
      }),
    'breaking made-required',
  ],
];

describe('compareContracts', () => {
  it.each(
    places.flatMap(([place, contract, want]) =>
      names
        .filter((name) => !(name === '$ref' && /link|response|value/.test(place)))
        .map((name) => [place, name, contract, want] as const),
    ),
  )('compares %s named %s', (_place, name, contract, want) => {
    const lines = changeLines(contract(name, 'old'), contract(name, 'new'));
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([want]);
  });
});
