import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toExampleValue } from './exampleValue.ts';
import { isAllowedByAjv } from '@reliure/validation/testing/ajv.ts';

const text = (more: JsonObject): JsonObject => ({ type: 'string', ...more });
const list = (more: JsonObject): JsonObject => ({ type: 'array', ...more });
const object = (more: JsonObject): JsonObject => ({ type: 'object', ...more });
const unique = (items: JsonObject, minItems = 3): JsonObject => list({ uniqueItems: true, minItems, items });

const schemas: readonly JsonObject[] = [
  ...[
    '^(?=.{8,20}$)(?!.*[_.]{2})[a-zA-Z0-9._]+(?<![_.])$',
    '^[\\p{L}\\p{M}]{2,}(?: [\\p{L}\\p{M}]+)*$',
    '^\\p{Script=Greek}+$',
    '^[\\u4e00-\\u9fff]{2}$',
    '^(?!0+$)\\d{5}$',
    '^(\\w)\\1$',
    '^$',
    '^(?:#[0-9a-f]{3}|#[0-9a-f]{6})$',
  ].map((pattern) => text({ pattern })),
  text({ pattern: '\\bfoo\\b', minLength: 10 }),
  text({ pattern: '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$', minLength: 20, maxLength: 20 }),
  text({ allOf: [{ pattern: '^a' }, { pattern: 'z$' }, { pattern: 'm' }], minLength: 6 }),
  text({ format: 'uuid', pattern: '^[0-9A-F-]+$' }),
  text({ format: 'date', pattern: '^20[0-9]{2}-12-31$' }),
  text({ format: 'date-time', pattern: '\\+02:00$' }),
  text({ format: 'duration', pattern: '^PT\\d+M$' }),
  text({ format: 'ipv6', minLength: 20 }),
  text({ format: 'uri-template', minLength: 50 }),
  text({ format: 'byte', minLength: 30, maxLength: 33 }),
  text({ format: 'email', minLength: 60 }),
  text({ format: 'uri', minLength: 100 }),
  text({ format: 'hostname', minLength: 70 }),
  text({ format: 'regex', minLength: 5 }),
  text({ anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }], pattern: ':' }),
  { type: 'number', multipleOf: 0.01, minimum: 0.1, maximum: 0.15 },
  { type: 'number', multipleOf: 0.1, exclusiveMinimum: 0.3, maximum: 0.4 },
  { type: 'number', multipleOf: 1e-8, minimum: 1e-7 },
  { type: 'integer', multipleOf: 2.5, minimum: 1.2 },
  { type: 'integer', not: { multipleOf: 2 } },
  { const: null },
  { not: { type: ['string', 'object', 'integer', 'array', 'boolean', 'number'] } },
  { not: { maxProperties: 2 } },
  unique({ enum: ['a', 'b', 'c'] }),
  unique({ type: 'boolean' }, 2),
  unique(text({ format: 'date' })),
  unique(text({ format: 'uri' })),
  unique(object({ required: ['id'], properties: { id: text({ format: 'uuid' }) }, additionalProperties: false }), 2),
  list({ contains: { minimum: 10 }, minContains: 2, maxContains: 2, minItems: 5, items: { type: 'integer' } }),
  list({ prefixItems: [{ type: 'string' }, { minimum: 4 }, { enum: ['N'] }], items: false, minItems: 3 }),
  list({ prefixItems: [{ type: 'string' }], minItems: 3, unevaluatedItems: { type: 'integer' } }),
  object({ properties: { a: {} }, if: { not: { required: ['a'] } }, then: { required: ['b'] } }),
  object({ propertyNames: { format: 'uuid' }, minProperties: 2 }),
  object({ propertyNames: { enum: ['fr', 'en'] }, minProperties: 2 }),
  object({ propertyNames: { maxLength: 2 }, minProperties: 4 }),
  object({
    patternProperties: { '^S_': {}, '^I_': { type: 'integer' } },
    additionalProperties: false,
    minProperties: 3,
  }),
  object({
    anyOf: [{ required: ['a'] }, { required: ['b'] }],
    properties: { a: {}, b: {} },
    additionalProperties: false,
  }),
  object({ oneOf: [{ required: ['a', 'b'] }, { required: ['c'] }], properties: { a: {}, b: {}, c: {}, e: {} } }),
  object({
    oneOf: [
      { properties: { k: { const: 'a' } }, required: ['k'] },
      { properties: { k: { const: 'b' }, n: {} }, required: ['n'] },
    ],
    unevaluatedProperties: false,
  }),
  object({
    properties: { country: { enum: ['US', 'CA'] }, zip: { type: 'string' } },
    required: ['country', 'zip'],
    if: { properties: { country: { const: 'US' } } },
    then: { properties: { zip: { pattern: '^\\d{5}$' } } },
  }),
];

describe('unusual schemas', () => {
  it.each(schemas.map((schema) => [schema]))('have an example: %j', (schema) => {
    const example = toExampleValue(schema, createResolve({}));
    expect(example).toBeDefined();
    expect([example, isAllowedByAjv(schema, example)]).toEqual([example, true]);
  });

  const self = { $ref: '#/components/schemas/Self' };
  it.each<[schema: JsonObject, want: unknown]>([
    [object({ required: ['next'], properties: { next: { oneOf: [self, { type: 'null' }] } } }), { next: null }],
    [object({ required: ['next'], properties: { next: { nullable: true, allOf: [self] } } }), { next: null }],
    [object({ required: ['items'], properties: { items: list({ items: self }) } }), { items: [] }],
    [{ oneOf: [object({ required: ['left'], properties: { left: self } }), { type: 'integer' }] }, { left: 1 }],
    [object({ required: ['next'], properties: { next: self } }), undefined],
    [object({ minProperties: 1, additionalProperties: self }), undefined],
  ])('end a recursion, or have no example: %j', (schema, want) => {
    const resolve = createResolve({ components: { schemas: { Self: schema } } });
    expect(toExampleValue(self, resolve)).toEqual(want);
  });
});
