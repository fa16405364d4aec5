import { compareNumbers, isNumber, isObject, toArray, toNumber, toText } from '@apidoc/openapi';
import type { JsonNumber, JsonObject } from '@apidoc/openapi';
import { isMultiple } from './decimals';
import { isEqual } from './isEqual';
import { jsonType } from './jsonType';
import { matches } from './matches';
import { schemaTypes } from '../wording/typeWording';

/** Whether a schema’s own keywords about types, values, texts and numbers allow a value. All other keywords do. */
export function allowsValue(value: unknown, keywords: JsonObject): boolean {
  return (
    (value === null && keywords['nullable'] === true) ||
    (allowsType(value, keywords) &&
      isListed(value, keywords) &&
      allowsSize(value, keywords) &&
      !isExcluded(value, keywords))
  );
}

function allowsType(value: unknown, keywords: JsonObject): boolean {
  const types = schemaTypes(keywords);
  return types.length === 0 || types.some((type) => isOfType(value, type));
}

/** Whether a value has a type of JSON Schema. A number without a fraction is an integer too. */
export function isOfType(value: unknown, type: string): boolean {
  const own = jsonType(value);
  return own === type || (own === 'integer' && type === 'number');
}

function isListed(value: unknown, { const: constant, enum: values }: JsonObject): boolean {
  if (constant !== undefined && !isEqual(value, constant)) return false;
  return !Array.isArray(values) || values.some((listed) => isEqual(value, listed));
}

function allowsSize(value: unknown, keywords: JsonObject): boolean {
  if (isNumber(value)) return allowsNumber(value, keywords);
  if (typeof value !== 'string') return true;
  const length = Array.from(value).length;
  const pattern = toText(keywords['pattern']);
  return (
    length >= (toNumber(keywords['minLength']) ?? 0) &&
    length <= (toNumber(keywords['maxLength']) ?? Infinity) &&
    (pattern === undefined || matches(pattern, value, true))
  );
}

function allowsNumber(value: JsonNumber, keywords: JsonObject): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
  return (
    !(isNumber(minimum) && compareNumbers(value, minimum) < 0) &&
    !(isNumber(maximum) && compareNumbers(value, maximum) > 0) &&
    !(isNumber(exclusiveMinimum) && compareNumbers(value, exclusiveMinimum) <= 0) &&
    !(isNumber(exclusiveMaximum) && compareNumbers(value, exclusiveMaximum) >= 0) &&
    !(isNumber(multipleOf) && !isMultiple(value, multipleOf))
  );
}

/** Keywords that say whether a plain value is allowed, and annotations. */
const decidable: ReadonlySet<string> = new Set([
  ...['type', 'nullable', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'title', 'description'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

/** Whether `not`, or a schema in `allOf`, excludes a plain value. */
function isExcluded(value: unknown, { not, allOf }: JsonObject): boolean {
  const isDecidable = isObject(not) && Object.keys(not).every((key) => decidable.has(key));
  return (
    (isDecidable && allowsValue(value, not)) ||
    toArray(allOf).some((schema) => isObject(schema) && !allowsValue(value, schema))
  );
}
