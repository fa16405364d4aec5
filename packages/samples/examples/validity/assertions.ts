import { compareNumbers, isNumber, isObject, members, toArray, toCanonicalJson, toNumber } from '@apidoc/openapi';
import type { JsonNumber, JsonObject } from '@apidoc/openapi';
import { lowerBound, schemaTypes, upperBound } from '@apidoc/schema';
import { hasFormat } from './formats';
import { toPattern } from './toPattern';

/**
 * Whether a value meets the keywords of a schema that contain no schemas.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export function meetsAssertions(value: unknown, keywords: JsonObject): boolean {
  const types = schemaTypes(keywords);
  return (
    (types.length === 0 || types.some((type) => hasType(value, type))) &&
    (!Array.isArray(keywords['enum']) || keywords['enum'].some((listed) => isEqual(listed, value))) &&
    (keywords['const'] === undefined || isEqual(keywords['const'], value)) &&
    meetsBounds(value, keywords)
  );
}

function meetsBounds(value: unknown, keywords: JsonObject): boolean {
  if (typeof value === 'string') return isText(value, keywords);
  if (isNumber(value)) return isWithin(value, keywords) && hasFormat(Number(value), keywords['format']);
  if (Array.isArray(value)) {
    return (
      isCount(value.length, keywords['minItems'], keywords['maxItems']) &&
      !(keywords['uniqueItems'] === true && hasDuplicates(value))
    );
  }
  return !isObject(value) || isCount(Object.keys(value).length, keywords['minProperties'], keywords['maxProperties']);
}

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.2.1 */
function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'number':
      return isNumber(value);
    case 'integer':
      return isNumber(value) && Number.isInteger(Number(value));
    default:
      return typeof value === type;
  }
}

function isText(value: string, keywords: JsonObject): boolean {
  const pattern = toPattern(keywords['pattern']);
  return (
    isCount(Array.from(value).length, keywords['minLength'], keywords['maxLength']) &&
    (pattern === null || pattern.test(value)) &&
    hasFormat(value, keywords['format'])
  );
}

function isWithin(value: JsonNumber, keywords: JsonObject): boolean {
  const low = lowerBound(keywords);
  const high = upperBound(keywords);
  return (
    (low === null || compareNumbers(value, low.value) >= (low.strict ? 1 : 0)) &&
    (high === null || compareNumbers(high.value, value) >= (high.strict ? 1 : 0)) &&
    isMultiple(value.valueOf(), toNumber(keywords['multipleOf']))
  );
}

/** Whether a number is a multiple of another one, apart from errors of rounding: 0.3 is a multiple of 0.1. */
function isMultiple(value: number, step: number | undefined): boolean {
  if (step === undefined || step <= 0) return true;
  const factor = value / step;
  return Math.abs(factor - Math.round(factor)) <= Math.min(1e-12 * Math.abs(factor), 1e-6);
}

function isCount(count: number, min: unknown, max: unknown): boolean {
  return count >= (toNumber(min) ?? 0) && count <= (toNumber(max) ?? Infinity);
}

/** Whether a list contains a value twice. */
export function hasDuplicates(list: readonly unknown[]): boolean {
  return list.some((item, index) => list.slice(0, index).some((other) => isEqual(item, other)));
}

/** Returns the names that an object lacks, of those that a schema requires, always or beside another member. */
export function missingNames(object: JsonObject, keywords: JsonObject): readonly unknown[] {
  const dependent = members(keywords['dependentRequired']).flatMap(([name, names]) =>
    Object.hasOwn(object, name) ? toArray(names) : [],
  );
  return [...toArray(keywords['required']), ...dependent].filter((name) => !Object.hasOwn(object, String(name)));
}

function isEqual(one: unknown, other: unknown): boolean {
  return toCanonicalJson(one) === toCanonicalJson(other);
}
