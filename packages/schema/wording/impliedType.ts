import type { JsonObject } from '@reliure/openapi';
import { jsonType } from '../merging/jsonType.ts';
import type { MergedSchema } from '../merging/mergeSchema.ts';
import { isTextFormat } from './typeWording.ts';

/**
 * Returns the type that a schema’s other keywords imply, or `null` if they imply none or several.
 *
 * @param listed The values that the schema lists.
 */
export function impliedType(
  { keywords, properties, required }: Pick<MergedSchema, 'keywords' | 'properties' | 'required'>,
  listed: readonly unknown[],
): string | null {
  const hasMembers = properties.size > 0 || required.size > 0;
  if (hasMembers || 'additionalProperties' in keywords || 'patternProperties' in keywords) return 'object';
  if ('items' in keywords || 'prefixItems' in keywords) return 'array';
  const types = new Set(listed.map(jsonType));
  if (types.size === 0) for (const type of boundTypes(keywords)) types.add(type);
  if (types.size > 1) types.delete('null');
  const [type, ...others] = types;
  return type !== undefined && others.length === 0 ? type : null;
}

/** Returns the types that the schema’s bounds and format apply to. */
function boundTypes(keywords: JsonObject): readonly string[] {
  const types = boundKeywords.flatMap(([type, names]) => (names.some((name) => name in keywords) ? [type] : []));
  return isTextFormat(keywords['format']) ? ['string', ...types] : types;
}

/** Bounds, by the only type that they apply to. */
const boundKeywords: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['string', ['minLength', 'maxLength', 'pattern', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['array', ['minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['object', ['minProperties', 'maxProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas']],
];
