import { toArray, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';

/** Returns the patterns of schemas that apply together, and of all that they combine. */
export function patternsOf(schemas: readonly unknown[], resolve: Resolve): readonly string[] {
  const visited = new Set<JsonObject>();
  const collect = (schema: unknown): readonly string[] =>
    resolve(schema).layers.flatMap((layer) => {
      if (visited.has(layer)) return [];
      visited.add(layer);
      const own = toText(layer['pattern']);
      const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => toArray(layer[keyword]));
      return [...(own === undefined ? [] : [own]), ...parts.flatMap(collect)];
    });
  return [...new Set(schemas.flatMap(collect))];
}
