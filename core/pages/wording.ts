import type { JsonObject } from '../contract/json';
import type { Resolve } from '../contract/references';
import { mergeSchema, type MergedSchema } from './mergeSchema';
import { isTextFormat, schemaTypes, toPluralWording, toTypeWording } from './typeWording';
import { listedValues } from './values';

/** A merged schema’s type and bounds in words, with what a list holds; a type that is not written is understood. */
export function toWording(merged: MergedSchema, resolve: Resolve): string {
  const keywords = withInferredType(merged, resolve);
  const items = keywords['items'];
  if (items === undefined || typeof items === 'boolean') return toTypeWording(keywords);
  const item = mergeSchema([items], resolve);
  return toTypeWording(keywords, item.name ?? toPluralWording(withInferredType(item, resolve)));
}

/** A schema may leave its type to be understood from its other keywords, or from the schemas that it lets choose. */
function withInferredType(merged: MergedSchema, resolve: Resolve): JsonObject {
  const { keywords, choices } = merged;
  if (keywords['type'] !== undefined) return keywords;
  const own = ownType(merged, resolve);
  if (own !== null) return { ...keywords, type: own };
  const types = choices.flatMap(({ schemas }) =>
    schemas.map((schema) => {
      const variant = mergeSchema([schema], resolve);
      const named = schemaTypes(variant.keywords).filter((name) => name !== 'null');
      const [type = ownType(variant, resolve), ...others] = named;
      return others.length === 0 ? type : null;
    }),
  );
  const known = types.filter((type) => type !== null);
  return known.length > 0 && known.length === types.length ? { ...keywords, type: [...new Set(known)] } : keywords;
}

function ownType(merged: MergedSchema, resolve: Resolve): string | null {
  const { keywords, properties, required } = merged;
  const hasMembers = properties.size > 0 || required.size > 0;
  if (hasMembers || 'additionalProperties' in keywords || 'patternProperties' in keywords) return 'object';
  if ('items' in keywords || 'prefixItems' in keywords) return 'array';
  const types = new Set(listedValues(merged, resolve).map(jsonType));
  if (types.size === 0) for (const type of boundTypes(keywords)) types.add(type);
  if (types.size > 1) types.delete('null');
  const [type, ...others] = types;
  return type !== undefined && others.length === 0 ? type : null;
}

/** The types that bounds and formats make sense for. */
function boundTypes(keywords: JsonObject): readonly string[] {
  const types = boundKeywords.flatMap(([type, names]) => (names.some((name) => name in keywords) ? [type] : []));
  return isTextFormat(keywords['format']) ? ['string', ...types] : types;
}

/** Bounds that only values of one type have. */
const boundKeywords: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['string', ['minLength', 'maxLength', 'pattern', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['array', ['minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['object', ['minProperties', 'maxProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas']],
];

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
