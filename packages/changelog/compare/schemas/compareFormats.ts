import { toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { toKeywordChange, type KeywordChange } from './keywordChange.ts';
import { typesOf } from '../shape/schemaTypes.ts';

/** The formats that contain all values of a format of texts. @see https://spec.openapis.org/registry/format/ */
const wider: Readonly<Record<string, readonly string[]>> = {
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference', 'uri-template'],
  iri: ['iri-reference'],
  'uri-reference': ['iri-reference'],
  'json-pointer': ['uri-fragment'],
};

/** The formats of numbers that are smaller than what their type allows, with the next larger one. */
const larger: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Formats that restrict no value: the largest of each type of number, and a hint for forms. */
const unrestricted: Readonly<Record<string, string>> = { int64: 'integer', double: 'number', password: 'string' };

const bytes = 'application/octet-stream';

/** Compares the formats of two schemas, their encoding and their media type. */
export function compareFormats(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  return [
    ...compareFormat(before, after),
    ...compareEncoding(before['contentEncoding'], after['contentEncoding']),
    ...compareMediaType(toMediaType(before), toMediaType(after)),
  ];
}

function compareFormat(before: JsonObject, after: JsonObject): readonly KeywordChange[] {
  const [old, now] = [formatOf(before), formatOf(after)];
  if (old === now) return [];
  const kind = kindOf(old, now);
  return [toKeywordChange(kind, 'format', before['format'], after['format'])];
}

function formatOf(keywords: JsonObject): string | undefined {
  const format = toText(keywords['format']);
  const isFree = format !== undefined && typesOf(keywords).includes(unrestricted[format] ?? '');
  return isFree ? undefined : format;
}

/** Values of another size do not fit in the fields of clients, texts of another size do. */
function kindOf(old: string | undefined, now: string | undefined): KeywordChange['kind'] {
  if (old !== undefined && Object.hasOwn(larger, old) && (now === undefined || now === larger[old]))
    return 'type-widened';
  if (now !== undefined && Object.hasOwn(larger, now) && (old === undefined || old === larger[now]))
    return 'type-narrowed';
  if (old === undefined) return 'rule-added';
  if (now === undefined) return 'rule-removed';
  if (wider[old]?.includes(now) === true) return 'rule-relaxed';
  return wider[now]?.includes(old) === true ? 'rule-tightened' : 'type-changed';
}

function compareEncoding(before: unknown, after: unknown): readonly KeywordChange[] {
  const [old, now] = [before, after].map((value) => toText(value)?.toLowerCase());
  return old === now ? [] : [toKeywordChange('type-changed', 'contentEncoding', before, after)];
}

function toMediaType(keywords: JsonObject): string | undefined {
  return toText(keywords['contentMediaType'])?.toLowerCase();
}

/** Compares the media types of an encoded value. Bytes may be of any. */
function compareMediaType(old: string | undefined, now: string | undefined): readonly KeywordChange[] {
  if (old === now) return [];
  const toKind = (): KeywordChange['kind'] => {
    if (old === undefined) return 'rule-added';
    if (now === undefined) return 'rule-removed';
    if (old === bytes) return 'rule-tightened';
    return now === bytes ? 'rule-relaxed' : 'type-changed';
  };
  return [toKeywordChange(toKind(), 'contentMediaType', old, now)];
}
