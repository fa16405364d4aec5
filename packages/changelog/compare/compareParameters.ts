import { contentSchema, members, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { styleOf } from '@reliure/samples';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { compareDeprecation } from './schemas/compareSchemas.ts';
import { compareData, toChange, type Comparison, type ComparedLocation } from './comparison.ts';
import { toMediaTypeKey } from './shape/mediaTypes.ts';
import { toNotation } from './shape/notations.ts';
import type { Change, ChangeKind, OwnerPart } from '../types.ts';

/** @example toParameterPart({ name: 'tri', in: 'query' }) // { kind: 'parameter', location: 'query', name: 'tri' } */
export function toParameterPart({ name, in: location }: JsonObject): Extract<OwnerPart, { kind: 'parameter' }> {
  return { kind: 'parameter', location: String(location), name: String(name) };
}

/** Returns the change for a new parameter or body, which is required or optional. */
export function toAddedChange({ required }: JsonObject, location: ComparedLocation): Change {
  return toChange(required === true ? 'required-added' : 'optional-added', location);
}

/** Returns the change for a removed header, which was required or optional. */
export function toRemovedChange({ required }: JsonObject, location: ComparedLocation): Change {
  const isOptional = required !== true && location.direction === 'received';
  return toChange(isOptional ? 'optional-removed' : 'removed', location);
}

/**
 * Compares a parameter that several operations share. If it got another name or location, it counts as another
 * parameter.
 */
export function compareSharedParameter(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  const [old, now] = [toParameterPart(before), toParameterPart(after)];
  const isSame = old.location === now.location && (toKey(old) === toKey(now) || old.location === 'path');
  if (isSame) return compareParameter(before, after, location, comparison);
  return [toChange('removed', { ...location, part: old }), toAddedChange(after, { ...location, part: now })];
}

/** Returns what identifies a parameter in its location: its name, that of a header in any case. A query string has none. */
function toKey({ location, name }: Extract<OwnerPart, { kind: 'parameter' }>): string {
  if (location === 'querystring') return '';
  return location === 'header' ? name.toLowerCase() : name;
}

/** Compares whether two parameters, headers or bodies are required. */
export function compareRequired(before: JsonObject, after: JsonObject, location: ComparedLocation): readonly Change[] {
  const [was, is] = [before['required'] === true, after['required'] === true];
  return was === is ? [] : [toChange(is ? 'made-required' : 'made-optional', location)];
}

/** Compares two parameters or headers, including their schemas. */
export function compareParameter(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  const { old, now } = comparison;
  const [was, is] = [contentOf(before), contentOf(after)];
  const [oldSchema, newSchema] = [was?.schema ?? before['schema'], is?.schema ?? after['schema']];
  const isSchema = was === null && is === null;
  const isPrimitive = isText(oldSchema, old.resolve) && isText(newSchema, now.resolve);
  return [
    ...compareRequired(before, after, location),
    ...compareDeprecation(before, after).map((kind) => toChange(kind, location)),
    ...(isSchema ? compareSerialization(before, after, isPrimitive, location) : []),
    ...(was?.mediaType === is?.mediaType ? [] : [toSerializationChange(was?.mediaType, is?.mediaType, location)]),
    ...compareData(oldSchema, newSchema, location, comparison, {
      isText: isSchema,
      isXml: is !== null && toNotation(is.mediaType).isXml,
    }),
  ];
}

/** Returns the media type of a parameter with `content`, and its schema; `null` for one with a `schema`. */
function contentOf(parameter: JsonObject): { readonly mediaType: string; readonly schema: unknown } | null {
  const [media] = members(parameter['content']);
  return media === undefined
    ? null
    : { mediaType: toMediaTypeKey(media[0]), schema: contentSchema(toObject(media[1])) };
}

/** Whether all values of a schema are written as one text, without separators. */
function isText(schema: unknown, resolve: Resolve): boolean {
  const types = schemaTypes(mergeSchema([schema ?? {}], resolve).keywords);
  return types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');
}

/** A change of the serialization is always breaking: one of both sides writes what the other does not read. */
function toSerializationChange(
  before: string | undefined,
  after: string | undefined,
  location: ComparedLocation,
): Change {
  const write = (mediaType: string | undefined) => (mediaType === undefined ? 'schema' : `content: ${mediaType}`);
  return toChange('rule-changed', { ...location, direction: 'sent' }, { before: write(before), after: write(after) });
}

/**
 * Compares how the values of parameters, headers or properties of forms are serialized.
 *
 * @param isPrimitive Whether the values have no parts. `explode` does not concern them.
 */
export function compareSerialization(
  before: JsonObject,
  after: JsonObject,
  isPrimitive: boolean,
  location: ComparedLocation,
): readonly Change[] {
  const styles = compareStyle(before, after).filter((key) => key === 'style' || !isPrimitive);
  return [
    ...styles.map((key) => toChange('rule-changed', { ...location, direction: 'sent' }, { before: key, after: key })),
    ...(['allowReserved', 'allowEmptyValue'] as const).flatMap((key) => {
      const [was, is] = [before[key] === true, after[key] === true];
      const kind: ChangeKind = is ? 'rule-relaxed' : 'rule-tightened';
      return was === is
        ? []
        : [toChange(kind, location, { before: `${key}: ${String(was)}`, after: `${key}: ${String(is)}` })];
    }),
  ];
}

/**
 * Compares how a value is serialized. If a new `style` changes the default of `explode`, only the `style` is reported.
 */
function compareStyle(before: JsonObject, after: JsonObject): readonly ('style' | 'explode')[] {
  const fallback = after['in'] === 'path' || after['in'] === 'header' || isHeader(after) ? 'simple' : 'form';
  const [was, is] = [styleOf(before, fallback), styleOf(after, fallback)];
  return (['style', 'explode'] as const).filter((key) => before[key] !== after[key] && was[key] !== is[key]);
}

/** Whether an object without a location is a header: properties of forms have no schema of their own. */
function isHeader(parameter: JsonObject): boolean {
  return parameter['in'] === undefined && parameter['schema'] !== undefined;
}
