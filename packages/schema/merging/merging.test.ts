import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResolve, isObject, toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toMergedJsonSchema } from '../testing/toMergedJsonSchema.ts';

const names = ['a', 'b', 'ab', 'x-1'];
const patterns = ['^a', 'b$', '^x-'];
const types = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

const { value } = fc.letrec<{ readonly value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, 2, 3, 4.5, 6, '', 'a', 'b', 'ab', 'abc'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const size = fc.integer({ min: 0, max: 3 });
const step = fc.constantFrom(0.5, 1, 1.5, 2, 3);

const spread = (all: readonly JsonObject[]): JsonObject => all.reduce((merged, one) => ({ ...merged, ...one }), {});

/** Made-up schemas, each with few keywords, so that values are often valid. */
const { schema } = fc.letrec<{ readonly schema: unknown; readonly keyword: JsonObject }>((tie) => {
  const one = (name: string, of: fc.Arbitrary<unknown>) => fc.record({ [name]: of });
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(fc.constantFrom(...names), tie('schema'), {
    minKeys: 1,
    maxKeys: 2,
    noNullPrototype: true,
  });
  return {
    schema: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 8, arbitrary: fc.array(tie('keyword'), { maxLength: 3 }).map(spread) },
    ),
    keyword: fc.oneof(
      one('type', fc.constantFrom(...types)),
      one('type', fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 4 })),
      fc.constantFrom(...types).map((type): JsonObject => ({ type, nullable: true })),
      one('enum', fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (item) => JSON.stringify(item) })),
      one('const', value),
      ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) =>
        one(name, fc.integer({ min: 0, max: 6 })),
      ),
      one('multipleOf', step),
      ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((name) =>
        one(name, size),
      ),
      one('pattern', fc.constantFrom(...patterns)),
      one('uniqueItems', fc.boolean()),
      one('properties', named),
      one('required', fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 })),
      one('additionalProperties', tie('schema')),
      one(
        'patternProperties',
        fc.dictionary(fc.constantFrom(...patterns), tie('schema'), { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
      ),
      one('propertyNames', fc.record({ pattern: fc.constantFrom(...patterns) })),
      one('items', tie('schema')),
      one('prefixItems', some),
      fc.record({ contains: tie('schema'), minContains: size }),
      fc.record({ contains: tie('schema'), maxContains: size }),
      one('not', tie('schema')),
      one('allOf', some),
      one('anyOf', some),
      one('anyOf', fc.tuple(tie('schema'), fc.constant({ type: 'null' }))),
      one('oneOf', some),
      fc.record({ if: tie('schema'), then: tie('schema') }),
      fc.record({ if: tie('schema'), else: tie('schema') }),
      one(
        'dependentRequired',
        fc.dictionary(fc.constantFrom(...names), fc.constantFrom(['a'], ['b']), {
          minKeys: 1,
          maxKeys: 2,
          noNullPrototype: true,
        }),
      ),
      one('dependentSchemas', named),
    ),
  };
});

/** Ajv evaluates `unevaluatedProperties` inside `anyOf` too narrowly, so only whole schemas have it. */
const part = fc
  .tuple(
    schema,
    fc.constantFrom({}, {}, {}, { unevaluatedProperties: false }, { unevaluatedItems: { type: 'string' } }),
  )
  .map(([given, more]) => (isObject(given) ? { ...given, ...more } : given));

const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false }, messages: false });
const toValidator = (tested: unknown) => {
  const written = withoutNullable(tested);
  return ajv.compile(isObject(written) ? written : written === true);
};

/** Writes `nullable`, which Ajv reads as a type only, as a choice. */
function withoutNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNullable);
  if (!isObject(node)) return node;
  const { nullable, ...others } = node;
  const schema = Object.fromEntries(Object.entries(others).map(([key, child]) => [key, withoutNullable(child)]));
  return nullable === true ? { if: { type: 'null' }, else: schema } : schema;
}

describe('toMergedJsonSchema', () => {
  it.each([
    ['allOf', (one: unknown, other: unknown) => [{ allOf: [one, other] }]],
    ['several schemas', (one: unknown, other: unknown) => [one, other]],
    [
      'members beside allOf',
      (one: unknown, other: unknown) => [
        isObject(one) ? { ...one, allOf: [...toArray(one['allOf']), other] } : { allOf: [one, other] },
      ],
    ],
  ])(
    'allows exactly what both schemas allow: %s',
    (_fact, toSchemas) => {
      fc.assert(
        fc.property(part, part, fc.array(value, { minLength: 8, maxLength: 8 }), (one, other, values) => {
          const schemas = toSchemas(one, other);
          const isMerged = toValidator(toMergedJsonSchema(schemas, createResolve({})));
          const validators = schemas.map(toValidator);
          const wrong = values.filter((data) => isMerged(data) !== validators.every((isValid) => isValid(data)));
          expect(wrong).toEqual([]);
        }),
        { numRuns: 700, seed: 41 },
      );
    },
    120_000,
  );
});
