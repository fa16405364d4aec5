import { append } from './append.ts';
import { isObject, member, members, toArray, type JsonObject } from './json.ts';
import { escapeToken } from './pointer.ts';

/** Follows the reference of a schema to its pointer and its layers. */
type Follow = (node: unknown) => { readonly pointer: string | null; readonly layers: readonly JsonObject[] };

/** Returns pointers to the component schemas that the discriminator of a schema selects by their names. */
export type ChildrenOf = (schema: JsonObject) => readonly string[];

/**
 * Finds the component schemas that include others with `allOf`, directly or through others: the children of a schema
 * with a discriminator. A schema that lists its variants itself has no others.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#models-with-polymorphism-support
 */
export function findChildSchemas(document: JsonObject, resolve: Follow): ChildrenOf {
  const components = members(member(document['components'], 'schemas')).flatMap(([name, schema]) =>
    isObject(schema) ? [{ schema, pointer: `#/components/schemas/${encodeURIComponent(escapeToken(name))}` }] : [],
  );
  const owners = new Map<JsonObject, JsonObject>();
  const children = new Map<JsonObject, JsonObject[]>();
  for (const { schema } of components) {
    for (const part of partsInPlace(schema)) {
      owners.set(part, schema);
      for (const included of toArray(part['allOf'])) {
        const { pointer, layers } = resolve(included);
        if (pointer !== null) for (const target of layers) append(children, target, schema);
      }
    }
  }
  return (schema) => {
    const { discriminator, oneOf, anyOf } = schema;
    if (!isObject(discriminator) || oneOf !== undefined || anyOf !== undefined) return [];
    const owner = owners.get(schema) ?? schema;
    const found = new Set([owner]);
    for (const parent of found) for (const child of children.get(parent) ?? []) found.add(child);
    found.delete(owner);
    return components.flatMap((component) => (found.has(component.schema) ? [component.pointer] : []));
  };
}

/** Returns pointers to the components that discriminators select, of a component schema or of its parts. */
export function childSchemasIn(
  schema: unknown,
  { childrenOf }: { readonly childrenOf?: ChildrenOf },
): readonly string[] {
  if (!isObject(schema)) return [];
  return [...partsInPlace(schema)].flatMap((part) => childrenOf?.(part) ?? []);
}

/** Returns a schema and the parts that its `allOf` contains in place, at any depth. */
function partsInPlace(schema: JsonObject): ReadonlySet<JsonObject> {
  const parts = new Set([schema]);
  for (const part of parts) {
    for (const inner of toArray(part['allOf'])) if (isObject(inner) && !('$ref' in inner)) parts.add(inner);
  }
  return parts;
}
