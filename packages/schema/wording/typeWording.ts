import { compareNumbers, isNumber, member, toArray, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import type { Noun, Part } from '../texts.fr.ts';
import { texts } from '../texts.ts';
import { lowerBound, upperBound } from './bounds.ts';

/**
 * Formats that only give the storage size of a number. Readers do not need them.
 *
 * @see https://spec.openapis.org/registry/format/
 */
const sizeFormats: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

/** Whether a type wording has no bounds, no unit, and no format other than the named ones: its plural loses nothing. */
export function isBareWording(wording: string): boolean {
  const { types, formats, anyValue } = texts();
  return (
    wording === anyValue || [types, formats].some((names) => Object.values(names).some(([name]) => name === wording))
  );
}

function typeName(type: string): string {
  return nounOf(texts().types, type)?.[0] ?? type;
}

function nounOf(nouns: Readonly<Record<string, Noun>>, name: string): Noun | undefined {
  return Object.hasOwn(nouns, name) ? nouns[name] : undefined;
}

/** Whether a format is one that only strings have. */
export function isTextFormat(format: unknown): boolean {
  return typeof format === 'string' && Object.hasOwn(texts().formats, format);
}

/**
 * Returns a schema’s type and bounds in words.
 *
 * @example
 * toTypeWording({ type: 'string', minLength: 1, maxLength: 120 }) // 'string, 1 to 120 characters'
 * toTypeWording({ type: 'number', minimum: 0, maximum: 15, 'x-unit': 'L/min' }) // 'number from 0 to 15 L/min'
 */
export function toTypeWording(schema: JsonObject, itemWording?: string): string {
  const types = schemaTypes(schema).filter((type) => type !== 'null');
  if (types.length === 0) return isNullOnly(schema) ? typeName('null') : inferredWording(schema);
  return texts().either(types.map((type) => oneType(type, schema, itemWording)));
}

/** Returns the plural of a type, for the items of a list: “array of strings”. */
export function toPluralWording(schema: JsonObject): string {
  const [type, ...others] = schemaTypes(schema).filter((name) => name !== 'null');
  if (type === undefined || others.length > 0) return '';
  const [format, ...more] = formatsOf(schema);
  const isNamed = type === 'string' && format !== undefined && more.length === 0;
  return (isNamed ? nounOf(texts().formats, format)?.[1] : undefined) ?? nounOf(texts().types, type)?.[1] ?? '';
}

/** Reads both forms of the `type` keyword, and `nullable`, which OpenAPI 3.0 writes next to it. */
export function schemaTypes(schema: JsonObject): readonly string[] {
  const type = schema['type'];
  const types = typeof type === 'string' ? [type] : toArray(type).filter((name) => typeof name === 'string');
  return schema['nullable'] === true && types.length > 0 ? [...types, 'null'] : types;
}

function isNullOnly(schema: JsonObject): boolean {
  return schemaTypes(schema).includes('null');
}

function inferredWording(schema: JsonObject): string {
  const mediaType = toText(schema['contentMediaType']);
  // Only the schemas that refer to this one say which schema is meant.
  const reference = toText(schema['$dynamicRef']) ?? toText(schema['$recursiveRef']);
  if (reference !== undefined) return texts().dynamic(reference);
  return mediaType === undefined ? texts().anyValue : texts().file(mediaType);
}

function oneType(type: string, schema: JsonObject, itemWording: string | undefined): string {
  switch (type) {
    case 'string':
      return stringWording(schema);
    case 'integer':
    case 'number':
      return numberWording(type, schema);
    case 'array':
      return listWording(schema, itemWording);
    case 'object':
      return joinBounds(typeName(type), countWording(schema['minProperties'], schema['maxProperties'], 'fields'));
    default:
      return typeName(type);
  }
}

function stringWording(schema: JsonObject): string {
  const formats = formatsOf(schema).map(
    (format) => nounOf(texts().formats, format)?.[0] ?? texts().formattedText(format),
  );
  const name = formats.length === 0 ? encodedWording(schema) : texts().and(formats);
  return joinBounds(name, countWording(schema['minLength'], schema['maxLength'], 'characters'));
}

/** Returns all formats of a schema: those that apply together are in its `allOf`. */
function formatsOf(schema: JsonObject): readonly string[] {
  return [schema, ...toArray(schema['allOf'])].flatMap((one) => toText(member(one, 'format')) ?? []);
}

/**
 * Names a string’s encoding and media type, if it has any.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#working-with-binary-data
 */
function encodedWording(schema: JsonObject): string {
  return texts().encodedText(toText(schema['contentEncoding']), toText(schema['contentMediaType']));
}

function numberWording(type: 'integer' | 'number', schema: JsonObject): string {
  const formats = formatsOf(schema).filter((format) => !sizeFormats.has(format));
  const step = schema['multipleOf'];
  return texts().number({
    name: texts().types[type][0] + (formats.length === 0 ? '' : ` (${formats.join(', ')})`),
    low: lowerBound(schema),
    high: upperBound(schema),
    unit: toText(schema['x-unit']),
    step: !isNumber(step) || (type === 'integer' && compareNumbers(step, 1) === 0) ? undefined : step,
  });
}

function listWording(schema: JsonObject, itemWording: string | undefined): string {
  const name = itemWording === undefined || itemWording === '' ? typeName('array') : texts().list(itemWording);
  const unique = schema['uniqueItems'] === true ? texts().unique : '';
  return joinBounds(name, countWording(schema['minItems'], schema['maxItems'], 'items')) + unique;
}

/** Returns the allowed count in words, such as “at least 2 items”, or an empty string if any count is allowed. */
export function countWording(min: unknown, max: unknown, part: Part): string {
  const { counts } = texts();
  const low = isNumber(min) && compareNumbers(min, 0) > 0 ? min : undefined;
  const high = isNumber(max) ? max : undefined;
  if (low === undefined) return high === undefined ? '' : counts.atMost(high, part);
  if (high === undefined) return counts.atLeast(low, part);
  return compareNumbers(low, high) === 0 ? counts.exactly(low, part) : counts.between(low, high, part);
}

function joinBounds(name: string, bounds: string): string {
  return bounds === '' ? name : `${name}, ${bounds}`;
}
