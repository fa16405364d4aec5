import { contentSchema, isObject, member, members, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { compareParameter, compareRequired, toAddedChange, toRemovedChange } from './compareParameters.ts';
import { compareEncodings } from './compareEncodings.ts';
import { compareLinks } from './compareLinks.ts';
import { compareData, isSameComponent, toChange, type Comparison, type ComparedLocation } from './comparison.ts';
import { isBinary, isInRange, toMediaTypeKey } from './shape/mediaTypes.ts';
import { toNotation } from './shape/notations.ts';
import { pairMembers } from './pairMembers.ts';
import type { Change } from '../types.ts';

/** Compares two request bodies, including whether they are required. */
export function compareBody(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  return [
    ...compareRequired(before, after, location),
    ...compareContents(before['content'], after['content'], location, location, comparison),
  ];
}

/**
 * Compares two responses, their headers and their links.
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
  const toHeader = (name: string): ComparedLocation => ({
    ...location,
    part: { kind: 'header', ...(status !== undefined && { status }), name },
  });
  return [
    ...compareHeaders(before['headers'], after['headers'], toHeader, comparison),
    // The client asks for a media type, whoever sends it.
    ...compareContents(before['content'], after['content'], location, { ...location, direction: 'sent' }, comparison),
    ...(comparison.isComplete ? compareLinks(before['links'], after['links'], location, comparison) : []),
  ];
}

/** Compares headers by their names, in any case. A `Content-Type` among them means nothing. */
function compareHeaders(
  before: unknown,
  after: unknown,
  toLocation: (name: string) => ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  const { old, now } = comparison;
  return pairMembers(toObject(before), toObject(after), (name) => name.toLowerCase())
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .flatMap(([name, oldHeader, newHeader]) => {
      const at = toLocation(name);
      if (oldHeader === undefined)
        return [
          at.direction === 'received' ? toChange('optional-added', at) : toAddedChange(now.resolve(newHeader).node, at),
        ];
      if (newHeader === undefined) return [toRemovedChange(old.resolve(oldHeader).node, at)];
      if (isSameComponent(oldHeader, newHeader)) return [];
      return compareParameter(old.resolve(oldHeader).node, now.resolve(newHeader).node, at, comparison);
    });
}

/** Compares the content of two request bodies or responses, by media type. What several have in common is reported once. */
function compareContents(
  before: unknown,
  after: unknown,
  location: ComparedLocation,
  mediaLocation: ComparedLocation,
  comparison: Comparison,
): readonly Change[] {
  const changes = pairContents(toObject(before), toObject(after)).flatMap(([mediaType, oldMedia, newMedia]) => {
    if (oldMedia === undefined) return [toChange('media-type-added', mediaLocation, { after: mediaType })];
    if (newMedia === undefined) return [toChange('media-type-removed', mediaLocation, { before: mediaType })];
    const notation = toNotation(mediaType);
    return [
      ...compareErrors(member(oldMedia, 'examples'), member(newMedia, 'examples'), location),
      ...compareData(schemaOf(oldMedia, mediaType), schemaOf(newMedia, mediaType), location, comparison, notation),
      ...(notation.isText
        ? compareEncodings(toObject(oldMedia), toObject(newMedia), location, comparison, compareHeaders)
        : []),
    ];
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** Pairs contents by their media types. A range contains those that the other state names. */
function pairContents(before: JsonObject, after: JsonObject): ReturnType<typeof pairMembers> {
  const [old, now] = [before, after].map((content) => members(content).map(([name]) => toMediaTypeKey(name)));
  const isWithin = (name: string, others: readonly string[] | undefined) =>
    others?.some((range) => isInRange(toMediaTypeKey(name), range)) === true;
  return pairMembers(before, after, toMediaTypeKey).filter(
    ([name, oldMedia, newMedia]) =>
      !(newMedia === undefined && isWithin(name, now)) && !(oldMedia === undefined && isWithin(name, old)),
  );
}

/** Returns the schema of a content. One that says only that it is bytes says nothing. */
function schemaOf(media: unknown, mediaType: string): unknown {
  const schema = contentSchema(toObject(media));
  const type = toText(member(schema, 'contentMediaType'))?.toLowerCase();
  const isBytes = type === 'application/octet-stream' || type === toMediaTypeKey(mediaType);
  return isObject(schema) && Object.keys(schema).length === 1 && isBytes && isBinary(mediaType) ? undefined : schema;
}

/** Compares the error codes of a response. A shape contains no other examples. */
function compareErrors(before: unknown, after: unknown, location: ComparedLocation): readonly Change[] {
  return pairMembers(toObject(before), toObject(after)).flatMap(([value, oldError, newError]) => {
    if (oldError === undefined) return [toChange('error-added', { ...location, value })];
    return newError === undefined ? [toChange('error-removed', { ...location, value })] : [];
  });
}
