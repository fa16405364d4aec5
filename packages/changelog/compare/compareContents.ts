import { member, members, toObject } from '@apidoc/openapi';
import type { JsonObject } from '@apidoc/openapi';
import { styleOf } from '@apidoc/samples';
import { compareDeprecation } from './compareSchemas';
import { compareData, isSameComponent, toChange, type Comparison, type ComparedLocation } from './comparison';
import { pairMembers } from './pairMembers';
import type { Change, OwnerPart } from '../types';

/** @example toParameterPart({ name: 'tri', in: 'query' }) // { kind: 'parameter', location: 'query', name: 'tri' } */
export function toParameterPart({ name, in: location }: JsonObject): Extract<OwnerPart, { kind: 'parameter' }> {
  return { kind: 'parameter', location: String(location), name: String(name) };
}

/** Returns the change for a new parameter or body, which is required or optional. */
export function toAddedChange({ required }: JsonObject, location: ComparedLocation): Change {
  return toChange(required === true ? 'required-added' : 'optional-added', location);
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
  if (old.location === now.location && old.name === now.name)
    return compareParameter(before, after, location, comparison);
  return [toChange('removed', { ...location, part: old }), toAddedChange(after, { ...location, part: now })];
}

/** Compares two request bodies, including whether they are required. */
export function compareBody(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  return [
    ...compareRequired(before, after, location),
    ...compareContents(before['content'], after['content'], location, comparison),
  ];
}

function compareRequired(before: JsonObject, after: JsonObject, location: ComparedLocation): readonly Change[] {
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
  return [
    ...compareRequired(before, after, location),
    ...compareDeprecation(before, after).map((kind) => toChange(kind, location)),
    ...compareStyle(before, after).map((key) =>
      toChange('rule-changed', { ...location, direction: 'sent' }, { before: key, after: key }),
    ),
    ...compareData(schemaOf(before), schemaOf(after), location, comparison),
  ];
}

/**
 * Compares how a value is serialized. If a new `style` changes the default of `explode`, only the `style` is reported.
 */
function compareStyle(before: JsonObject, after: JsonObject): readonly ('style' | 'explode')[] {
  const fallback = after['in'] === 'query' || after['in'] === 'cookie' ? 'form' : 'simple';
  const [was, is] = [styleOf(before, fallback), styleOf(after, fallback)];
  return (['style', 'explode'] as const).filter((key) => before[key] !== after[key] && was[key] !== is[key]);
}

/** Returns the schema of a parameter, which may be in its `content`. */
function schemaOf(parameter: JsonObject): unknown {
  return parameter['schema'] ?? member(members(parameter['content'])[0]?.[1], 'schema');
}

/** Compares the content of two request bodies or responses, by media type. */
function compareContents(
  before: unknown,
  after: unknown,
  location: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  return pairMembers(toObject(before), toObject(after)).flatMap(([mediaType, oldMedia, newMedia]) => {
    if (oldMedia === undefined) return [toChange('media-type-added', location, { after: mediaType })];
    if (newMedia === undefined) return [toChange('media-type-removed', location, { before: mediaType })];
    return [
      ...compareErrors(member(oldMedia, 'examples'), member(newMedia, 'examples'), location),
      ...compareData(member(oldMedia, 'schema'), member(newMedia, 'schema'), location, comparison),
    ];
  });
}

/** Compares the error codes of a response. A shape contains no other examples. */
function compareErrors(before: unknown, after: unknown, location: ComparedLocation): readonly Change[] {
  return pairMembers(toObject(before), toObject(after)).flatMap(([value, oldError, newError]) => {
    if (oldError === undefined) return [toChange('error-added', { ...location, value })];
    return newError === undefined ? [toChange('error-removed', { ...location, value })] : [];
  });
}

/**
 * Compares two responses and their headers.
 *
 * @param status Missing for a response that several operations share.
 */
export function compareResponse(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  comparison: Comparison,
  status?: string,
): readonly Change[] {
  const headers = pairMembers(toObject(before['headers']), toObject(after['headers'])).flatMap(
    ([name, oldHeader, newHeader]) => {
      const at: ComparedLocation = {
        ...location,
        part: { kind: 'header', ...(status !== undefined && { status }), name },
      };
      if (oldHeader === undefined) return [toChange('optional-added', at)];
      if (newHeader === undefined) return [toChange('removed', at)];
      if (isSameComponent(oldHeader, newHeader)) return [];
      const { old, now } = comparison;
      return compareParameter(old.resolve(oldHeader).node, now.resolve(newHeader).node, at, comparison);
    },
  );
  return [...headers, ...compareContents(before['content'], after['content'], location, comparison)];
}
