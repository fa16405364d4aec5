import { compareNumbers, isNumber, isObject, member, toArray } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { conjunction } from './conjunction.ts';
import { leastCommonMultiple } from './decimals.ts';
import { isEqual } from './isEqual.ts';
import type { Layer } from './layers.ts';
import { isNothing } from './mergeTypes.ts';

/** Keywords that are merged by what they say together, or that another module merges. */
const mergedElsewhere: ReadonlySet<string> = new Set([
  ...['$ref', 'allOf', 'oneOf', 'anyOf', 'if', 'then', 'else', 'type', 'nullable', 'enum', 'const'],
  ...['properties', 'required', 'patternProperties', 'additionalProperties', 'prefixItems', 'items'],
  ...['contains', 'minContains', 'maxContains', 'unevaluatedProperties', 'unevaluatedItems'],
]);

/** Merges two values of a keyword. Returns `undefined` if one value cannot say the same as both. */
type Combine = (nearer: unknown, farther: unknown) => unknown;

const greater: Combine = (one, other) => extreme(one, other, 1);
const smaller: Combine = (one, other) => extreme(one, other, -1);
const either: Combine = (one, other) => one === true || other === true;
const keepFirst: Combine = (_missing, value) => value;
const same: Combine = (one, other) => (isEqual(one, other) ? one : undefined);
const both: Combine = (one, other) => conjunction([one, other]);
const multiple: Combine = (one, other) =>
  isNumber(one) && isNumber(other) ? (leastCommonMultiple(one, other) ?? undefined) : one;

/** How the values of a keyword apply together. Of all other keywords, which are annotations, the nearest counts. */
const combinations: ReadonlyMap<string, Combine> = new Map([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((key) => [key, greater] as const),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((key) => [key, smaller] as const),
  ...['uniqueItems', 'readOnly', 'writeOnly', 'deprecated'].map((key) => [key, either] as const),
  ...['pattern', 'format', 'not'].map((key) => [key, same] as const),
  ...['propertyNames', 'contentSchema'].map((key) => [key, both] as const),
  ['multipleOf', multiple],
]);

/**
 * Merges the keywords of schemas that apply together, except those about types, listed values, members and items. What
 * one keyword cannot say is in `allOf`, a list of schemas with one keyword each.
 */
export function mergeKeywords(layers: readonly Layer[]): JsonObject {
  const [only, ...others] = layers;
  if (only === undefined) return {};
  if (others.length === 0) return ownKeywords(only);
  const merged: Record<string, unknown> = {};
  const further: JsonObject[] = [];
  for (const layer of layers) {
    const own = ownKeywords(layer);
    const hasExamples = 'example' in merged || 'examples' in merged;
    for (const [key, value] of Object.entries(own)) {
      if (hasExamples && (key === 'example' || key === 'examples')) continue;
      const combine = key in merged ? combinations.get(key) : keepFirst;
      if (combine === undefined) continue;
      const combined = combine(merged[key], value);
      if (combined !== undefined) merged[key] = combined;
      else if (!further.some((schema) => isEqual(schema[key], value))) further.push({ [key]: value });
    }
  }
  keepNarrower(merged);
  return further.length === 0 ? merged : { ...merged, allOf: further };
}

/** Returns all values of a keyword that could not be merged into one, the nearest first. */
export function everyValue(keywords: JsonObject, keyword: string): readonly unknown[] {
  return [keywords, ...toArray(keywords['allOf'])].flatMap((schema) => {
    const value = member(schema, keyword);
    return value === undefined ? [] : [value];
  });
}

function extreme(one: unknown, other: unknown, sign: 1 | -1): unknown {
  if (!isNumber(one) || !isNumber(other)) return isNumber(one) ? one : other;
  return compareNumbers(one, other) * sign >= 0 ? one : other;
}

function ownKeywords({ schema, orNull }: Layer): JsonObject {
  const keywords: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) if (!mergedElsewhere.has(key)) keywords[key] = value;
  keepNarrower(keywords);
  if (orNull && keywords['not'] !== undefined) keywords['not'] = besidesNull(keywords['not']);
  return keywords;
}

function keepNarrower(keywords: Record<string, unknown>): void {
  keepNarrowerBound(keywords, 'minimum', 'exclusiveMinimum', 1);
  keepNarrowerBound(keywords, 'maximum', 'exclusiveMaximum', -1);
}

/**
 * Converts the `exclusiveMinimum` and `exclusiveMaximum` of OpenAPI 3.0, which are booleans beside `minimum` and
 * `maximum`, and keeps the narrower of two bounds.
 *
 * @see https://spec.openapis.org/oas/v3.0.4#properties
 */
function keepNarrowerBound(keywords: Record<string, unknown>, bound: string, exclusive: string, sign: 1 | -1): void {
  const { [bound]: inclusive, [exclusive]: written } = keywords;
  if (written === undefined) return;
  const strict = written === true ? inclusive : written;
  const isNarrower = isNumber(strict) && !(isNumber(inclusive) && compareNumbers(strict, inclusive) * sign < 0);
  Reflect.deleteProperty(keywords, isNarrower ? bound : exclusive);
  if (isNarrower) keywords[exclusive] = strict;
}

/** Returns an exclusion that never concerns `null`. Excluding everything else is left to the type. */
function besidesNull(not: unknown): unknown {
  if (isNothing(not)) return undefined;
  if (!isObject(not)) return not;
  const { type, enum: values, const: constant } = not;
  const types = typeof type === 'string' ? [type] : toArray(type);
  const isAboutOthers =
    not['nullable'] !== true &&
    ((types.length > 0 && !types.includes('null')) ||
      (Array.isArray(values) && !values.includes(null)) ||
      (constant !== undefined && constant !== null));
  return isAboutOthers ? not : { allOf: [not, { not: { type: 'null' } }] };
}
