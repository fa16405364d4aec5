import { isObject, member, members, toArray, type JsonObject } from '../document/json.ts';
import { contentSchema, exampleValue } from '../document/content.ts';
import { isInternal, type Internals } from './isInternal.ts';
import { visitParts } from '../document/visitParts.ts';

/** Removes the values of internal properties from examples and defaults, and their names from `required`. */
export function removeInternalData(document: JsonObject, internals: Internals): void {
  const remove = (value: unknown, schema: unknown) => removeValues(value, [schema], internals);
  visitParts(document, ({ value: node }) => {
    if (!isObject(node)) return true;
    const schema = contentSchema(node) ?? node;
    remove(node['example'], schema);
    remove(node['default'], schema);
    for (const example of toArray(node['examples'])) remove(example, schema);
    for (const [, example] of members(node['examples'])) {
      remove(exampleValue(internals.resolve(example).node), schema);
    }
    removeRequired(node, internals);
    return true;
  });
}

/** Removes the internal properties of schemas from a value that is valid for all of them. */
function removeValues(value: unknown, schemas: readonly unknown[], internals: Internals): void {
  const all = schemas.flatMap((schema) => withParts(schema, internals, new Set()));
  if (all.length === 0) return;
  if (Array.isArray(value)) {
    const items = all.flatMap(({ items: own }) => own ?? []);
    for (const item of value) removeValues(item, items, internals);
  } else if (isObject(value)) {
    for (const [name, own] of members(value)) {
      const declared = all.flatMap(({ properties }) => member(properties, name) ?? []);
      if (declared.some((property) => isInternal(property, internals))) Reflect.deleteProperty(value, name);
      else
        removeValues(
          own,
          declared.length > 0 ? declared : all.flatMap((one) => one['additionalProperties'] ?? []),
          internals,
        );
    }
  }
}

/** Returns a schema with those that it is combined from. */
function withParts(schema: unknown, internals: Internals, visited: Set<unknown>): readonly JsonObject[] {
  if (!isObject(schema) || visited.has(schema)) return [];
  visited.add(schema);
  const own = internals.resolve(schema).node;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => toArray(own[key]));
  return [own, ...parts.flatMap((part) => withParts(part, internals, visited))];
}

/** Removes the names of internal properties from a schema’s `required`. An empty list is not valid in OpenAPI 3.0. */
function removeRequired(node: JsonObject, internals: Internals): void {
  if (!Array.isArray(node['required']) || !isObject(node['properties'])) return;
  const required = toArray(node['required']).filter(
    (name) => !isInternal(member(node['properties'], String(name)), internals),
  );
  if (required.length > 0) Reflect.set(node, 'required', required);
  else Reflect.deleteProperty(node, 'required');
}
