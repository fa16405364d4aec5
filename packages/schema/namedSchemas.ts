import { escapeToken, isObject, member, members, pointerTokens, referenceOf, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { discriminatedSchemas } from './choices.ts';

/** Keywords that contain schemas: one schema, schemas by name, or a list of schemas. */
const schemaKeywords: Readonly<Record<string, 'one' | 'named' | 'list'>> = {
  properties: 'named',
  patternProperties: 'named',
  dependentSchemas: 'named',
  allOf: 'list',
  oneOf: 'list',
  anyOf: 'list',
  prefixItems: 'list',
  items: 'one',
  contains: 'one',
  unevaluatedItems: 'one',
  additionalProperties: 'one',
  unevaluatedProperties: 'one',
  propertyNames: 'one',
  contentSchema: 'one',
  not: 'one',
  if: 'one',
  then: 'one',
  else: 'one',
};

/**
 * Returns the names of the component schemas that the given schemas reference, in order of appearance. Components are
 * not searched in turn: their own references are not included.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10
 */
export function namedSchemas(schemas: readonly unknown[], resolve: Resolve): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<JsonObject>();
  const waiting = schemas.toReversed();
  while (waiting.length > 0) {
    const schema = waiting.pop();
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const pointer = referenceOf(schema);
    const name = schemaName(pointer);
    if (name !== null) names.add(name);
    for (const child of [...containedSchemas(schema), ...discriminatedSchemas(schema, resolve)].reverse())
      waiting.push(child);
    // A reference to part of another schema has no page of its own: search its target for references instead.
    if (pointer !== null && name === null) waiting.push(resolve(schema).target);
  }
  return names;
}

/** Returns a reference to a component schema, from a name that `namedSchemas` returns. */
export function schemaReference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${encodeURIComponent(escapeToken(name))}` };
}

/** Returns the schemas that a schema contains. */
export function containedSchemas(schema: JsonObject): readonly unknown[] {
  return members(schema).flatMap(([keyword, value]) => {
    switch (member(schemaKeywords, keyword)) {
      case 'one':
        return [value];
      case 'named':
        return members(value).map(([, child]) => child);
      case 'list':
        return toArray(value);
      default:
        return [];
    }
  });
}

/** Returns the name of the component schema that a pointer points to, or `null` for any other target. */
export function schemaName(pointer: string | null): string | null {
  const [root, section, name, ...others] = pointerTokens(pointer ?? '');
  return root === 'components' && section === 'schemas' && others.length === 0 ? (name ?? null) : null;
}
