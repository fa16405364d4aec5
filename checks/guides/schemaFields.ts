import { isObject, member, members, nearest, toArray } from '@apidoc/openapi';
import type { Flaw, JsonObject, Resolve } from '@apidoc/openapi';

/** Keywords whose schemas describe the same value as the schema that holds them. */
const sameValue = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'] as const;

/** A schema laid open: itself and all that describe the same value, references followed. */
export function openSchema(
  schema: unknown,
  resolve: Resolve,
  above: ReadonlySet<unknown> = new Set(),
): readonly JsonObject[] {
  const { node, pointer } = resolve(schema);
  const key = pointer ?? schema;
  if (above.has(key)) return [];
  const deeper = new Set([...above, key]);
  const parts = sameValue.flatMap((keyword) => [member(node, keyword) ?? []].flat());
  return [node, ...parts.filter(isObject).flatMap((part) => openSchema(part, resolve, deeper))];
}

/** The schemas of one field of a value; none for a field that the value cannot have. */
function fieldSchemas(schemas: readonly JsonObject[], name: string, resolve: Resolve): readonly JsonObject[] {
  return schemas.flatMap((schema) => {
    const property = member(schema['properties'], name);
    const more = schema['additionalProperties'];
    const schemaOf = property ?? (isObject(more) ? more : undefined);
    return schemaOf === undefined ? [] : openSchema(schemaOf, resolve);
  });
}

/** The names of the fields of a value; `null` where it may have any. */
function fieldNames(schemas: readonly JsonObject[]): ReadonlySet<string> | null {
  if (schemas.some((schema) => isObject(schema['additionalProperties']) || schema['patternProperties'] !== undefined)) {
    return null;
  }
  const names = schemas.flatMap((schema) => members(schema['properties']).map(([name]) => name));
  return names.length === 0 ? null : new Set(names);
}

/** The schemas of the elements of a list. */
export function itemSchemas(schemas: readonly JsonObject[], resolve: Resolve): readonly JsonObject[] {
  return schemas.flatMap((schema) => (schema['items'] === undefined ? [] : openSchema(schema['items'], resolve)));
}

/** A field that a value has and its schema does not know. */
export interface StrangeField extends Pick<Flaw, 'remedy'> {
  readonly name: string;
}

/**
 * Fields of a JSON value that its schema does not name, to any depth: answers are open, and a validator lets them pass.
 *
 * @param named Names that a field may have where its schema allows any.
 */
export function strangeFields(
  value: unknown,
  schemas: readonly JsonObject[],
  resolve: Resolve,
  named: ReadonlySet<string>,
): readonly StrangeField[] {
  if (Array.isArray(value)) {
    const items = itemSchemas(schemas, resolve);
    return toArray(value).flatMap((item) => strangeFields(item, items, resolve, named));
  }
  const known = fieldNames(schemas) ?? named;
  return members(value).flatMap(([name, inner]) => {
    if (!known.has(name)) return [{ name, remedy: nearest(name, known) }];
    return strangeFields(inner, fieldSchemas(schemas, name, resolve), resolve, named);
  });
}
