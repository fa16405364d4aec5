import fc from 'fast-check';
import { toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';

const names = fc.constantFrom('a', 'b', 'c', 'd');
const small = fc.integer({ min: 0, max: 4 });

/** Keywords with values of their own: each is a part that a schema may have. */
const plain: readonly fc.Arbitrary<JsonObject>[] = [
  fc.record({ type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'array', 'object', 'null') }),
  fc.record({ type: fc.uniqueArray(fc.constantFrom('string', 'integer', 'array', 'object'), { minLength: 1 }) }),
  fc.record({ minLength: small }),
  fc.record({ maxLength: fc.integer({ min: 3, max: 12 }) }),
  fc.record({
    pattern: fc.constantFrom('^[0-9]{5}$', '^[A-Z]{2}-\\d+$', '^a', 'z$', '^(?=.*\\d)(?=.*[a-z]).{8,}$', '\\p{Lu}'),
  }),
  fc.record({
    format: fc.constantFrom(
      ...['date', 'date-time', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference', 'uuid'],
      ...['json-pointer', 'regex', 'byte', 'uri-template', 'relative-json-pointer', 'int32', 'url', 'binary'],
    ),
  }),
  fc.record({ minimum: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ maximum: fc.integer({ min: 3, max: 20 }) }),
  fc.record({ exclusiveMinimum: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ multipleOf: fc.constantFrom(1, 2, 3, 5, 0.5) }),
  fc.record({ enum: fc.uniqueArray(fc.constantFrom<unknown>('a', 'bb', 1, 2, null, true, 2.5), { minLength: 1 }) }),
  fc.record({ const: fc.constantFrom<unknown>('a', 1, null, false) }),
  fc.record({ required: fc.uniqueArray(names, { maxLength: 2 }) }),
  fc.record({ minProperties: small }),
  fc.record({ maxProperties: small }),
  fc.record({ minItems: small }),
  fc.record({ maxItems: small }),
  fc.record({ uniqueItems: fc.boolean() }),
  fc.record({ dependentRequired: fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), { maxKeys: 2 }) }),
];

/** Builds arbitrary schemas of JSON Schema 2020-12, with every keyword that restricts values. */
export function anySchema(depth = 2): fc.Arbitrary<JsonObject | boolean> {
  const parts = depth === 0 ? plain : [...plain, ...withSchemas(anySchema(depth - 1))];
  const combined = fc.array(fc.oneof(...parts), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    {
      weight: 12,
      arbitrary: combined.map((all) => apart(all.reduce<JsonObject>((whole, part) => ({ ...whole, ...part }), {}))),
    },
    { weight: 1, arbitrary: fc.boolean() },
  );
}

function withSchemas(schema: fc.Arbitrary<unknown>): readonly fc.Arbitrary<JsonObject>[] {
  const several = fc.array(schema, { minLength: 1, maxLength: 3 });
  const byName = fc.dictionary(names, schema, { maxKeys: 3 });
  return [
    fc.record({ properties: byName }),
    fc.record({ properties: byName, required: fc.uniqueArray(names, { maxLength: 3 }) }),
    fc.record({ patternProperties: fc.dictionary(fc.constantFrom('^a', '^[b-d]$'), schema, { maxKeys: 2 }) }),
    fc.record({ additionalProperties: schema }),
    fc.record({ propertyNames: schema }),
    fc.record({ unevaluatedProperties: schema }),
    fc.record({ dependentSchemas: byName }),
    fc.record({ items: schema }),
    fc.record({ prefixItems: several }),
    fc.record({ contains: schema }),
    fc.record({ contains: schema, minContains: small, maxContains: small }),
    fc.record({ allOf: several }),
    fc.record({ anyOf: several }),
    fc.record({ oneOf: several }),
    fc.record({ not: schema }),
    fc.record({ if: schema, then: schema }),
    fc.record({ if: schema, then: schema, else: schema }),
  ];
}

/** Moves `contains` away from `prefixItems`: beside it, Ajv 8 allows an empty list. */
function apart(schema: JsonObject): JsonObject {
  const { contains, minContains, maxContains, ...others } = schema;
  if (contains === undefined || others['prefixItems'] === undefined) return schema;
  const part = { contains, ...(minContains !== undefined && { minContains, maxContains }) };
  return { ...others, allOf: [...toArray(others['allOf']), part] };
}
