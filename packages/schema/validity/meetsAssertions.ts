import { compareNumbers, isNumber, isObject, toNumber, toText } from '@reliure/openapi';
import type { JsonNumber, JsonObject } from '@reliure/openapi';
import { isMultiple } from '../merging/decimals.ts';
import { isEqual } from '../merging/isEqual.ts';
import { jsonType } from '../merging/jsonType.ts';
import { matches } from './matches.ts';
import { lowerBound, upperBound } from '../wording/bounds.ts';
import { schemaTypes } from '../wording/typeWording.ts';

/**
 * Whether a value meets the keywords of a schema that contain no schemas: types, values and bounds, with exact numbers. A
 * `format` is an annotation here.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6
 */
export function meetsAssertions(value: unknown, keywords: JsonObject): boolean {
  const types = schemaTypes(keywords);
  return (
    (types.length === 0 || types.some((type) => isOfType(value, type))) &&
    (!Array.isArray(keywords['enum']) || keywords['enum'].some((listed) => isEqual(listed, value))) &&
    (keywords['const'] === undefined || isEqual(keywords['const'], value)) &&
    meetsBounds(value, keywords)
  );
}

/** Whether a value has a type of JSON Schema. A number without a fraction is an integer too. */
export function isOfType(value: unknown, type: string): boolean {
  const own = jsonType(value);
  return own === type || (own === 'integer' && type === 'number');
}

function meetsBounds(value: unknown, keywords: JsonObject): boolean {
  if (typeof value === 'string') return meetsTextBounds(value, keywords);
  if (isNumber(value)) return meetsNumberBounds(value, keywords);
  if (isObject(value)) return isCount(Object.keys(value).length, keywords['minProperties'], keywords['maxProperties']);
  if (!Array.isArray(value)) return true;
  const isUnique = keywords['uniqueItems'] !== true || !hasDuplicates(value);
  return isUnique && isCount(value.length, keywords['minItems'], keywords['maxItems']);
}

function meetsTextBounds(value: string, { minLength, maxLength, pattern }: JsonObject): boolean {
  return (
    isCount(Array.from(value).length, minLength, maxLength) &&
    (toText(pattern) === undefined || matches(String(pattern), value, true))
  );
}

function meetsNumberBounds(value: JsonNumber, keywords: JsonObject): boolean {
  const low = lowerBound(keywords);
  const high = upperBound(keywords);
  const step = keywords['multipleOf'];
  return (
    (low === null || compareNumbers(value, low.value) >= (low.strict ? 1 : 0)) &&
    (high === null || compareNumbers(high.value, value) >= (high.strict ? 1 : 0)) &&
    (!isNumber(step) || isMultiple(value, step))
  );
}

function isCount(count: number, min: unknown, max: unknown): boolean {
  return count >= (toNumber(min) ?? 0) && count <= (toNumber(max) ?? Infinity);
}

/** Whether a list contains a value twice. */
export function hasDuplicates(list: readonly unknown[]): boolean {
  return list.some((item, index) => list.slice(0, index).some((other) => isEqual(item, other)));
}
