import { isObject, member, toArray, toCanonicalJson, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { Layer } from './layers.ts';

/** Extensions that generators of code write beside `enum`. */
const titleKeywords = ['x-enumNames', 'x-enum-varnames', 'x-enumVarnames', 'x-enum-names'];
const descriptionKeywords = ['x-enumDescriptions', 'x-enum-descriptions'];

/**
 * Returns the titles and descriptions that extensions beside `enum` give to listed values, by the value as canonical
 * JSON. An extension lists them in the order of the values, or by value.
 */
export function enumMeanings(layers: readonly Layer[]): ReadonlyMap<string, JsonObject> {
  const meanings = new Map<string, JsonObject>();
  for (const { schema } of layers) {
    const titles = firstOf(schema, titleKeywords);
    const descriptions = firstOf(schema, descriptionKeywords);
    if (titles === undefined && descriptions === undefined) continue;
    for (const [index, value] of toArray(schema['enum']).entries()) {
      const key = toCanonicalJson(value);
      const title = meaningOf(titles, index, value);
      const description = meaningOf(descriptions, index, value);
      const meaning = {
        ...(title !== undefined && title !== String(value) && { title }),
        ...(description !== undefined && { description }),
      };
      if (!meanings.has(key) && Object.keys(meaning).length > 0) meanings.set(key, meaning);
    }
  }
  return meanings;
}

function firstOf(schema: JsonObject, keywords: readonly string[]): unknown {
  return keywords.map((keyword) => schema[keyword]).find((value) => Array.isArray(value) || isObject(value));
}

function meaningOf(meanings: unknown, index: number, value: unknown): string | undefined {
  return toText(Array.isArray(meanings) ? toArray(meanings)[index] : member(meanings, String(value)));
}
