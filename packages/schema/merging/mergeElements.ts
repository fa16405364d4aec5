import { toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { conjunction } from './conjunction.ts';
import { isEqual } from './isEqual.ts';
import { hasApplicators, type Layers } from './layers.ts';

/**
 * Merges what schemas say about the items of a list: `prefixItems` by position, and `items` for all others.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1
 */
export function mergeElements({ nearestFirst, outermost }: Layers): JsonObject {
  const all = nearestFirst.map(({ schema }) => {
    const isWhole = schema === outermost || hasApplicators(schema) || schema['contains'] !== undefined;
    return {
      first: toArray(schema['prefixItems']),
      others: schema['items'] ?? (isWhole ? undefined : schema['unevaluatedItems']),
    };
  });
  const count = Math.max(0, ...all.map(({ first }) => first.length));
  const others = all.flatMap((one) => (one.others === undefined ? [] : [one.others]));
  const first = Array.from({ length: count }, (_, index) =>
    conjunction(all.flatMap((one) => one.first[index] ?? one.others ?? [])),
  );
  return {
    ...(first.length > 0 && { prefixItems: first }),
    ...(others.length > 0 && { items: conjunction(others) }),
  };
}

/** Returns the tests of `contains`, each with its own bounds: several cannot be merged into one. */
export function mergeContains({ nearestFirst }: Layers): readonly JsonObject[] {
  const found: JsonObject[] = [];
  for (const { schema } of nearestFirst) {
    const { contains, minContains, maxContains } = schema;
    if (contains === undefined) continue;
    const test = {
      contains,
      ...(minContains !== undefined && { minContains }),
      ...(maxContains !== undefined && { maxContains }),
    };
    if (!found.some((known) => isEqual(known, test))) found.push(test);
  }
  return found;
}
