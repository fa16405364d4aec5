import { isObject, member, members, nearest, toArray } from '@reliure/openapi';
import type { Problem, JsonObject, Resolve } from '@reliure/openapi';

/** Keywords whose subschemas describe the same value as the schema that contains them. */
const sameValue = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'] as const;

/** Returns a schema and all its subschemas that describe the same value, with references resolved. */
export function flattenSchema(
  schema: unknown,
  resolve: Resolve,
  ancestors: ReadonlySet<unknown> = new Set(),
): readonly JsonObject[] {
  const { node, pointer } = resolve(schema);
  const key = pointer ?? schema;
  if (ancestors.has(key)) return [];
  const deeper = new Set([...ancestors, key]);
  const parts = sameValue.flatMap((keyword) => [member(node, keyword) ?? []].flat());
  return [node, ...parts.filter(isObject).flatMap((part) => flattenSchema(part, resolve, deeper))];
}

/** Returns the schemas of a field; none if the value cannot have this field. */
function fieldSchemas(schemas: readonly JsonObject[], name: string, resolve: Resolve): readonly JsonObject[] {
  return schemas.flatMap((schema) => {
    const property = member(schema['properties'], name);
    const more = schema['additionalProperties'];
    const schemaOf = property ?? (isObject(more) ? more : undefined);
    return schemaOf === undefined ? [] : flattenSchema(schemaOf, resolve);
  });
}

/** Returns the names of a value’s fields; `null` if it may have any field. */
function fieldNames(schemas: readonly JsonObject[]): ReadonlySet<string> | null {
  if (schemas.some((schema) => isObject(schema['additionalProperties']) || schema['patternProperties'] !== undefined)) {
    return null;
  }
  const names = schemas.flatMap((schema) => members(schema['properties']).map(([name]) => name));
  return names.length === 0 ? null : new Set(names);
}

/** Returns the schemas of a list’s items. */
export function itemSchemas(schemas: readonly JsonObject[], resolve: Resolve): readonly JsonObject[] {
  return schemas.flatMap((schema) => (schema['items'] === undefined ? [] : flattenSchema(schema['items'], resolve)));
}

/** A field that is not in the schema of its value. */
export interface UnknownField extends Pick<Problem, 'remedy'> {
  readonly name: string;
}

/**
 * Finds fields of a JSON value that its schema does not name, at any depth. A validator accepts them, because the
 * schemas of responses allow additional properties.
 *
 * @param named Names that a field may have if its schema allows any.
 */
export function unknownFields(
  value: unknown,
  schemas: readonly JsonObject[],
  resolve: Resolve,
  named: ReadonlySet<string>,
): readonly UnknownField[] {
  if (Array.isArray(value)) {
    const items = itemSchemas(schemas, resolve);
    return toArray(value).flatMap((item) => unknownFields(item, items, resolve, named));
  }
  const known = fieldNames(schemas) ?? named;
  return members(value).flatMap(([name, inner]) => {
    if (!known.has(name)) return [{ name, remedy: nearest(name, known) }];
    return unknownFields(inner, fieldSchemas(schemas, name, resolve), resolve, named);
  });
}
