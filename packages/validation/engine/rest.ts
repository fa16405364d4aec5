import { isObject, members } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { applyChild, describeAll } from './children.ts';
import { nothing, union } from './outcome.ts';
import type { Apply, Outcome, Place } from './outcome.ts';

/**
 * Applies the schemas of what is not described otherwise.
 *
 * @param described What all other keywords describe.
 */
export function applyRest(value: unknown, layer: JsonObject, place: Place, described: Outcome, apply: Apply): Outcome {
  const { unevaluatedProperties, unevaluatedItems } = layer;
  const applyAt = (key: string | number, own: unknown, schema: unknown, keyword: string) =>
    applyChild(own, schema, { ...place, path: [...place.path, key] }, keyword, layer, apply);
  if (isObject(value) && unevaluatedProperties !== undefined) {
    const others = members(value).filter(([name]) => !described.names.has(name));
    return union([
      describeAll(value),
      ...others.map(([name, own]) => applyAt(name, own, unevaluatedProperties, 'unevaluatedProperties')),
    ]);
  }
  if (Array.isArray(value) && unevaluatedItems !== undefined) {
    const others = [...value.entries()].filter(([index]) => !described.indexes.has(index));
    return union([
      describeAll(value),
      ...others.map(([index, own]) => applyAt(index, own, unevaluatedItems, 'unevaluatedItems')),
    ]);
  }
  return nothing;
}
