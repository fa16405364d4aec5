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
  return unmetAssertion(value, keywords) === null && unmetBounds(value, keywords).length === 0;
}

/** Returns the keyword that excludes a value as a whole, whatever its bounds: its type, or the values that are listed. */
export function unmetAssertion(value: unknown, keywords: JsonObject): 'type' | 'enum' | 'const' | null {
  const types = schemaTypes(keywords);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return 'type';
  if (Array.isArray(keywords['enum']) && !keywords['enum'].some((listed) => isEqual(listed, value))) return 'enum';
  return keywords['const'] === undefined || isEqual(keywords['const'], value) ? null : 'const';
}

/** Whether a value has a type of JSON Schema. A number without a fraction is an integer too. */
export function isOfType(value: unknown, type: string): boolean {
  const own = jsonType(value);
  return own === type || (own === 'integer' && type === 'number');
}

/** Returns the keywords of the bounds that a value does not meet. */
export function unmetBounds(value: unknown, keywords: JsonObject): readonly string[] {
  if (typeof value === 'string') return unmetTextBounds(value, keywords);
  if (isNumber(value)) return unmetNumberBounds(value, keywords);
  if (isObject(value)) return unmetCount(Object.keys(value).length, keywords, 'minProperties', 'maxProperties');
  if (!Array.isArray(value)) return [];
  const isRepeated = keywords['uniqueItems'] === true && hasDuplicates(value);
  return [...unmetCount(value.length, keywords, 'minItems', 'maxItems'), ...(isRepeated ? ['uniqueItems'] : [])];
}

function unmetTextBounds(value: string, keywords: JsonObject): readonly string[] {
  const pattern = toText(keywords['pattern']);
  const isMatched = pattern === undefined || matches(pattern, value, true);
  return [
    ...unmetCount(Array.from(value).length, keywords, 'minLength', 'maxLength'),
    ...(isMatched ? [] : ['pattern']),
  ];
}

function unmetNumberBounds(value: JsonNumber, keywords: JsonObject): readonly string[] {
  const low = lowerBound(keywords);
  const high = upperBound(keywords);
  const step = keywords['multipleOf'];
  return [
    ...(low === null || compareNumbers(value, low.value) >= (low.strict ? 1 : 0) ? [] : ['minimum']),
    ...(high === null || compareNumbers(high.value, value) >= (high.strict ? 1 : 0) ? [] : ['maximum']),
    ...(!isNumber(step) || isMultiple(value, step) ? [] : ['multipleOf']),
  ];
}

function unmetCount(count: number, keywords: JsonObject, min: string, max: string): readonly string[] {
  if (count < (toNumber(keywords[min]) ?? 0)) return [min];
  return count > (toNumber(keywords[max]) ?? Infinity) ? [max] : [];
}

/** Whether a list contains a value twice. */
export function hasDuplicates(list: readonly unknown[]): boolean {
  return list.some((item, index) => list.slice(0, index).some((other) => isEqual(item, other)));
}
