import { compareNumbers, isNumber, member, toArray, toText } from '@reliure/openapi';
import type { JsonNumber, JsonObject } from '@reliure/openapi';
import { counted, formatNumber } from './numbers.ts';

/** Names of the types in French, singular and plural. */
const typeNames: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  string: ['texte', 'textes'],
  integer: ['entier', 'entiers'],
  number: ['nombre', 'nombres'],
  boolean: ['booléen', 'booléens'],
  object: ['objet', 'objets'],
  array: ['liste', 'listes'],
  null: ['nul', 'nuls'],
};

/** Names of the string formats that are worded specially. @see https://spec.openapis.org/registry/format/ */
const formatNames: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  uuid: ['UUID', 'UUID'],
  date: ['date (AAAA-MM-JJ)', 'dates (AAAA-MM-JJ)'],
  'date-time': ['date et heure (RFC 3339)', 'dates et heures (RFC 3339)'],
  time: ['heure (RFC 3339)', 'heures (RFC 3339)'],
  duration: ['durée (ISO 8601)', 'durées (ISO 8601)'],
  email: ['adresse électronique', 'adresses électroniques'],
  uri: ['URI', 'URI'],
  'uri-reference': ['URI ou chemin relatif', 'URI ou chemins relatifs'],
  'json-pointer': ['pointeur JSON', 'pointeurs JSON'],
  binary: ['fichier binaire', 'fichiers binaires'],
  byte: ['texte en base64', 'textes en base64'],
  password: ['texte secret', 'textes secrets'],
  ipv4: ['adresse IPv4', 'adresses IPv4'],
  ipv6: ['adresse IPv6', 'adresses IPv6'],
  hostname: ['nom d’hôte', 'noms d’hôte'],
};

/**
 * Formats that only give the storage size of a number. Readers do not need them.
 *
 * @see https://spec.openapis.org/registry/format/
 */
const sizeFormats: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double']);

const anyValue = 'valeur quelconque';

/** Type wordings without bounds. Their plural, as in « liste de textes », loses no information. */
const bareWordings: ReadonlySet<string> = new Set([
  anyValue,
  ...[typeNames, formatNames].flatMap((names) => Object.values(names).map(([singular]) => singular)),
]);

/** Whether a type wording has no bounds, no unit, and no format other than the named ones. */
export function isBareWording(wording: string): boolean {
  return bareWordings.has(wording);
}

/** Whether a format is one that only strings have. */
export function isTextFormat(format: unknown): boolean {
  return typeof format === 'string' && Object.hasOwn(formatNames, format);
}

/**
 * Returns a schema’s type and bounds in French.
 *
 * @example
 * toTypeWording({ type: 'string', minLength: 1, maxLength: 120 }) // 'texte, 1 à 120 caractères'
 * toTypeWording({ type: 'number', minimum: 0, maximum: 15, 'x-unit': 'L/min' }) // 'nombre de 0 à 15 L/min'
 */
export function toTypeWording(schema: JsonObject, itemWording?: string): string {
  const types = schemaTypes(schema).filter((type) => type !== 'null');
  if (types.length === 0) return isNullOnly(schema) ? 'nul' : inferredWording(schema);
  return types.map((type) => oneType(type, schema, itemWording)).join(' ou ');
}

/** Returns the plural of a type, for the items of a list: « liste de textes ». */
export function toPluralWording(schema: JsonObject): string {
  const [type, ...others] = schemaTypes(schema).filter((name) => name !== 'null');
  if (type === undefined || others.length > 0) return '';
  const [format, ...more] = formatsOf(schema);
  const isNamed = type === 'string' && format !== undefined && more.length === 0;
  return (isNamed ? formatNames[format]?.[1] : undefined) ?? typeNames[type]?.[1] ?? '';
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
  if (reference !== undefined) return `valeur qui dépend du contexte (${reference})`;
  return mediaType === undefined ? anyValue : `fichier ${mediaType}`;
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
      return joinBounds('objet', countWording(schema['minProperties'], schema['maxProperties'], 'champ'));
    default:
      return typeNames[type]?.[0] ?? type;
  }
}

function stringWording(schema: JsonObject): string {
  const formats = formatsOf(schema).map((format) => formatNames[format]?.[0] ?? `texte (${format})`);
  const name = formats.length === 0 ? encodedWording(schema) : formats.join(' et ');
  return joinBounds(name, countWording(schema['minLength'], schema['maxLength'], 'caractère'));
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
  const encoding = toText(schema['contentEncoding']);
  const mediaType = toText(schema['contentMediaType']);
  return `texte${encoding === undefined ? '' : ` en ${encoding}`}${mediaType === undefined ? '' : ` (${mediaType})`}`;
}

function numberWording(type: 'integer' | 'number', schema: JsonObject): string {
  const unit = toText(schema['x-unit']);
  const suffix = unit === undefined ? '' : `\u00a0${unit}`;
  const formats = formatsOf(schema).filter((format) => !sizeFormats.has(format));
  const hint = formats.length === 0 ? '' : ` (${formats.join(', ')})`;
  const name = `${typeNames[type]?.[0] ?? type}${hint}`;
  const range = rangeWording(schema, suffix);
  const step = schema['multipleOf'];
  const steps =
    !isNumber(step) || (type === 'integer' && compareNumbers(step, 1) === 0)
      ? ''
      : `par pas de ${formatNumber(step)}${suffix}`;
  const unitAlone = range === '' && unit !== undefined ? ` en ${unit}` : '';
  return [`${name}${range === '' ? unitAlone : ` ${range}`}`, steps].filter((part) => part !== '').join(', ');
}

function rangeWording(schema: JsonObject, suffix: string): string {
  const low = lowerBound(schema);
  const high = upperBound(schema);
  if (low !== null && high !== null && !low.strict && !high.strict) {
    if (compareNumbers(low.value, high.value) === 0) return `égal à ${formatNumber(low.value)}${suffix}`;
    return `de ${formatNumber(low.value)} à ${formatNumber(high.value)}${suffix}`;
  }
  const lowWords =
    low === null ? '' : `${low.strict ? 'supérieur à' : 'à partir de'} ${formatNumber(low.value)}${suffix}`;
  const highWords =
    high === null ? '' : `${high.strict ? 'inférieur à' : 'jusqu’à'} ${formatNumber(high.value)}${suffix}`;
  return [lowWords, highWords].filter((part) => part !== '').join(' et ');
}

/** A bound of a number. A strict bound is not itself an allowed value. */
export interface Bound {
  readonly value: JsonNumber;
  readonly strict: boolean;
}

/** Returns the lower bound. OpenAPI 3.1 writes a strict bound as a number, 3.0 as a flag next to `minimum`. */
export function lowerBound(schema: JsonObject): Bound | null {
  return bound(schema['minimum'], schema['exclusiveMinimum'], 1);
}

/** Returns the upper bound, from `maximum` and `exclusiveMaximum`. See `lowerBound`. */
export function upperBound(schema: JsonObject): Bound | null {
  return bound(schema['maximum'], schema['exclusiveMaximum'], -1);
}

/**
 * Returns the narrower bound if a schema has both an inclusive and an exclusive one.
 *
 * @param side 1 for lower bounds, of which the larger one is narrower, and -1 for upper bounds.
 */
function bound(inclusive: unknown, exclusive: unknown, side: 1 | -1): Bound | null {
  const limit = isNumber(inclusive) ? { value: inclusive, strict: exclusive === true } : null;
  if (!isNumber(exclusive)) return limit;
  const isNarrower = limit !== null && compareNumbers(limit.value, exclusive) * side > 0;
  return isNarrower ? limit : { value: exclusive, strict: true };
}

function listWording(schema: JsonObject, itemWording: string | undefined): string {
  const name = itemWording === undefined || itemWording === '' ? 'liste' : `liste ${elide(itemWording)}`;
  const unique = schema['uniqueItems'] === true ? ', sans doublon' : '';
  return joinBounds(name, countWording(schema['minItems'], schema['maxItems'], 'élément')) + unique;
}

/** @example elide('objets') // 'd’objets' */
function elide(noun: string): string {
  return /^[aeiouyéèêhAEIOU]/.test(noun) && !/^UUID|^URI/.test(noun) ? `d’${noun}` : `de ${noun}`;
}

/** Returns the allowed count in words, such as « au moins 2 éléments », or an empty string if any count is allowed. */
export function countWording(min: unknown, max: unknown, noun: string): string {
  const low = isNumber(min) && compareNumbers(min, 0) > 0 ? min : undefined;
  const high = isNumber(max) ? max : undefined;
  if (low === undefined) return high === undefined ? '' : `${counted(high, noun)} au plus`;
  if (high === undefined) return `au moins ${counted(low, noun)}`;
  return compareNumbers(low, high) === 0
    ? `exactement ${counted(low, noun)}`
    : `${formatNumber(low)} à ${counted(high, noun)}`;
}

function joinBounds(name: string, bounds: string): string {
  return bounds === '' ? name : `${name}, ${bounds}`;
}
