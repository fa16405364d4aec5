import { toArray, toOrderedObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import type { Choice } from '../choices.ts';
import { conjunction } from '../merging/conjunction.ts';
import { allowsNothing, mergeSchema } from '../merging/mergeSchema.ts';
import { schemaTypes } from '../wording/typeWording.ts';

/** Keywords that name a schema, and those that the merged schema has in another form. */
const left: ReadonlySet<string> = new Set([
  ...['$id', '$schema', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$defs', '$comment'],
  ...['nullable', 'const', 'enum', 'dependentSchemas', 'dependentRequired', 'allOf'],
]);

/**
 * Returns one JSON Schema 2020-12 without `$ref`s of its own that allows what all given schemas allow. Schemas of
 * members, items, variants and conditions are left as they are.
 *
 * @param schemas The nearest last.
 */
export function toMergedJsonSchema(schemas: readonly unknown[], resolve: Resolve): JsonObject {
  const merged = mergeSchema(schemas, resolve);
  if (allowsNothing(merged)) return { not: {} };
  const { keywords, properties, required, choices, conditions, dependentRequired } = merged;
  const types = [...new Set(schemaTypes(keywords))];
  const further = [
    ...toArray(keywords['allOf']),
    ...choices.filter(({ isImplied }) => isImplied !== true).map(toChoiceSchema),
    ...conditions.map(toConditionSchema),
    ...dependentRequired.map(([name, names]) => ({ dependentRequired: { [name]: names } })),
  ];
  return {
    ...Object.fromEntries(Object.entries(keywords).filter(([key]) => !left.has(key))),
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...toListing(keywords, types),
    ...(properties.size > 0 && {
      properties: toOrderedObject([...properties].map(([name, all]) => [name, conjunction(all.toReversed())])),
    }),
    ...(required.size > 0 && { required: [...required] }),
    ...(further.length > 0 && { allOf: further }),
  };
}

/** Returns the listed values, `null` included if the type allows it. */
function toListing({ const: constant, enum: values, nullable }: JsonObject, types: readonly string[]): JsonObject {
  if (nullable !== true && !types.includes('null')) {
    return { ...(constant !== undefined && { const: constant }), ...(values !== undefined && { enum: values }) };
  }
  const listed = constant === undefined ? values : [constant];
  return Array.isArray(listed) ? { enum: [...new Set([...toArray(listed), null])] } : {};
}

function toChoiceSchema({ rule, schemas, orNull }: Choice): JsonObject {
  const choice = { [rule]: schemas };
  return orNull === true ? { anyOf: [choice, { type: 'null' }] } : choice;
}

function toConditionSchema({ if: test, then, else: otherwise }: JsonObject): JsonObject {
  return { if: test, ...(then !== undefined && { then }), ...(otherwise !== undefined && { else: otherwise }) };
}
