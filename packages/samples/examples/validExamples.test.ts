import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toExampleValue } from './exampleValue.ts';
import { isAllowedByAjv } from '@reliure/validation/testing/ajv.ts';
import { anySchema } from '@reliure/validation/testing/anySchema.ts';

const value = (schema: unknown) => toExampleValue(schema, createResolve({}));

describe('made-up examples', () => {
  it('are valid, or not found', () => {
    let found = 0;
    fc.assert(
      fc.property(anySchema(), (schema) => {
        const example = value(schema);
        if (example === undefined) return;
        found += 1;
        expect(isAllowedByAjv(schema, example)).not.toBe(false);
      }),
      { numRuns: 2500, seed: 1 },
    );
    // Most of the others contradict themselves.
    expect(found).toBeGreaterThan(2100);
  });

  it.each<[schema: JsonObject]>([
    [{ type: 'string', pattern: '^[0-9]{5}$' }],
    [{ type: 'string', pattern: '^[A-Z]{2}-\\d{3,6}(?:\\.[a-f0-9]+)?$' }],
    [{ type: 'string', pattern: '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,16}$' }],
    [{ type: 'string', pattern: '^(?!abc)[a-c]{3}$' }],
    [{ type: 'string', pattern: '^(?<a>x|y)\\k<a>$' }],
    [{ type: 'string', pattern: '^\\p{Lu}[\\p{Ll}’-]+$' }],
    [{ type: 'string', pattern: '^[a-z]+$', minLength: 40, maxLength: 40 }],
    [{ type: 'string', pattern: 'abc', minLength: 20 }],
    [{ type: 'string', pattern: '^2027-', format: 'date' }],
    [{ type: 'string', pattern: '@acme\\.fr$', format: 'email' }],
    [{ type: 'string', format: 'uri', pattern: '^https://exemple\\.fr/' }],
    [{ type: 'string', format: 'ipv6', maxLength: 5 }],
    [{ type: 'string', format: 'hostname', maxLength: 7 }],
    [{ allOf: [{ pattern: '^[a-z]+$' }, { pattern: '[xyz]$' }], type: 'string' }],
    [{ type: 'integer', minimum: 7, maximum: 22, multipleOf: 7, not: { enum: [7, 14] } }],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.01 }],
    [{ allOf: [{ multipleOf: 4 }, { multipleOf: 6 }], type: 'integer', minimum: 1 }],
    [{ type: 'string', not: { enum: ['texte'] } }],
    [{ not: { type: 'string' } }],
    [{ enum: ['a', 'bb', 'ccc'], minLength: 3 }],
    [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }],
    [
      {
        oneOf: [
          { type: 'string', maxLength: 5 },
          { type: 'string', minLength: 3 },
        ],
      },
    ],
    [{ type: 'object', minProperties: 3, additionalProperties: { type: 'integer' } }],
    [{ type: 'object', maxProperties: 1, properties: { a: { const: 1 }, b: { const: 2 } } }],
    [{ type: 'object', minProperties: 2, propertyNames: { pattern: '^x-[a-z]+$' } }],
    [
      {
        type: 'object',
        minProperties: 2,
        patternProperties: { '^\\d+$': { type: 'boolean' } },
        additionalProperties: false,
      },
    ],
    [{ properties: { a: {}, b: {} }, not: { required: ['a', 'b'] } }],
    [{ properties: { a: { type: 'string' } }, required: ['a'], not: { properties: { a: { const: 'texte' } } } }],
    [
      {
        properties: { pro: { const: true } },
        if: { properties: { pro: { const: true } }, required: ['pro'] },
        then: { required: ['vat'] },
      },
    ],
    [
      {
        properties: { a: { enum: ['x', 'y'] }, b: {} },
        required: ['a'],
        if: { properties: { a: { const: 'x' } } },
        then: false,
      },
    ],
    [{ properties: { a: {} }, dependentRequired: { a: ['b'], b: ['c'] } }],
    [
      {
        properties: { a: {} },
        dependentSchemas: { a: { properties: { b: { type: 'integer', minimum: 9 } }, required: ['b'] } },
      },
    ],
    [{ type: 'array', contains: { const: 3 }, minContains: 2, items: { type: 'integer' } }],
    [{ type: 'array', contains: { const: 1 }, maxContains: 1, minItems: 3, items: { type: 'integer' } }],
    [{ type: 'array', minItems: 12, uniqueItems: true, items: { type: 'string', pattern: '^[A-Z]\\d$' } }],
    [{ type: 'array', prefixItems: [{ const: 1 }], items: false, contains: { const: 1 } }],
    [
      {
        type: 'array',
        uniqueItems: true,
        minItems: 3,
        items: { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'boolean' } }, required: ['a', 'b'] },
      },
    ],
    [
      {
        allOf: [
          { properties: { a: { minimum: 5 } } },
          { properties: { a: { type: 'integer', maximum: 6 } }, required: ['a'] },
        ],
        unevaluatedProperties: false,
      },
    ],
  ])('are found for %j', (schema) => {
    const example = value(schema);
    expect([example, isAllowedByAjv(schema, example)]).toEqual([example, true]);
    expect(example).toBeDefined();
  });

  it.each<[schema: unknown]>([
    [false],
    [{ type: 'object', additionalProperties: false, minProperties: 1 }],
    [{ type: 'array', items: { type: 'integer' }, minItems: 900 }],
    [{ type: 'string', minLength: 1e9 }],
    [{ type: 'array', prefixItems: [{ const: 1 }], items: false, minItems: 2 }],
    [{ type: 'string', pattern: '^a$', minLength: 2 }],
    [{ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 }],
  ])('are not found for %j', (schema) => expect(value(schema)).toBeUndefined());
});
