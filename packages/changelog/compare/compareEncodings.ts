import { members, toArray, toObject, toOrderedObject, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { compareSerialization } from './compareParameters.ts';
import { toChange, type Comparison, type ComparedLocation } from './comparison.ts';
import { isInRange, toMediaTypeKey } from './shape/mediaTypes.ts';
import { pairMembers } from './pairMembers.ts';
import type { Change } from '../types.ts';

/** Compares the headers of a part as those of a response. */
type CompareHeaders = (
  before: unknown,
  after: unknown,
  toLocation: (name: string) => ComparedLocation,
  comparison: Comparison,
) => readonly Change[];

/** Compares how the parts of a form or of another multipart body are written. @see https://spec.openapis.org/oas/v3.2.0#encoding-object */
export function compareEncodings(
  before: JsonObject,
  after: JsonObject,
  location: ComparedLocation,
  comparison: Comparison,
  compareHeaders: CompareHeaders,
): readonly Change[] {
  return pairMembers(toEncodings(before), toEncodings(after)).flatMap(([name, one, other]) => {
    const [old, now] = [toObject(one), toObject(other)];
    const at: ComparedLocation = { ...location, field: [...(location.field ?? []), name] };
    const was = toContentTypes(old, before['schema'], name, comparison.old.resolve);
    const is = toContentTypes(now, after['schema'], name, comparison.now.resolve);
    return [
      ...compareContentTypes(was, is, at),
      ...compareSerialization(old, now, false, at),
      ...compareHeaders(old['headers'], now['headers'], () => at, comparison),
      ...compareEncodings(old, now, at, comparison, compareHeaders),
    ];
  });
}

/** Returns the encodings of a content or of a part, by the name or the position of what they are for. */
function toEncodings({ encoding, prefixEncoding, itemEncoding }: JsonObject): JsonObject {
  const positioned = toArray(prefixEncoding).map((own, index) => [`[${index + 1}]`, own] as const);
  return toOrderedObject([
    ...members(encoding),
    ...positioned,
    ...(itemEncoding === undefined ? [] : [['[]', itemEncoding] as const]),
  ]);
}

/** Returns the media types that a property may have, or else the one that its schema implies. */
function toContentTypes(
  { contentType }: JsonObject,
  schema: unknown,
  name: string,
  resolve: Resolve,
): readonly string[] {
  const property = mergeSchema([schema ?? {}], resolve).properties.get(name);
  return (toText(contentType) ?? (property === undefined ? '' : impliedContentType(property, resolve)))
    .split(',')
    .filter((type) => type !== '')
    .map((type) => toMediaTypeKey(type.trim()));
}

/** Returns the default for a property; an empty text if its type does not decide. */
function impliedContentType(schemas: readonly unknown[], resolve: Resolve): string {
  const { keywords } = mergeSchema(schemas, resolve);
  const types = new Set(schemaTypes(keywords).filter((type) => type !== 'null'));
  const [type, another] = types;
  if (keywords['contentEncoding'] !== undefined) return 'application/octet-stream';
  if (keywords['contentMediaType'] !== undefined || type === undefined || another !== undefined) return '';
  if (type === 'array') return impliedContentType([keywords['items'] ?? {}], resolve);
  return type === 'object' ? 'application/json' : 'text/plain';
}

/** Compares the media types that a property may have. */
function compareContentTypes(old: readonly string[], now: readonly string[], at: ComparedLocation): readonly Change[] {
  const isWithin = (types: readonly string[], others: readonly string[]) =>
    others.length > 0 && types.every((type) => others.some((other) => type === other || isInRange(type, other)));
  const [isNarrower, isWider] = [isWithin(now, old) && now.length > 0, isWithin(old, now) && old.length > 0];
  if (isNarrower && isWider) return [];
  if (old.length + now.length === 0) return [];
  const kind = isNarrower ? 'rule-tightened' : isWider ? 'rule-relaxed' : 'type-changed';
  const write = (types: readonly string[]) => `contentType: ${types.join(', ')}`;
  return [
    toChange(kind, at, {
      ...(old.length > 0 && { before: write(old) }),
      ...(now.length > 0 && { after: write(now) }),
    }),
  ];
}
