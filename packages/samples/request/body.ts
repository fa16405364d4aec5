import { contentSchema, isObject, member, members, parseJson, toObject, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { toXml } from '../xml/toXml.ts';
import { bodyContent, mediaValue, ownExample, serializedExample } from './media.ts';
import { isBinary } from './isBinary.ts';
import { binaryType, concreteType, isJson, isTextual, isXml, toFileName } from './mediaTypes.ts';
import { toMultipartParts } from './multipart/multipartParts.ts';
import { toDelimitedPair } from './delimiters.ts';
import { styleOf } from './parameterValue.ts';
import { encode, toStyledPairs } from './serialize.ts';
import { isSequence, toSequence } from './sequence.ts';
import { toWrittenParts } from './multipart/writtenParts.ts';
import { texts } from '../texts.ts';
import type { SampleBody } from '../types.ts';

/**
 * Returns the body of a sample, from the first documented example. It is JSON if the contract offers it.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#request-body-object
 */
export function toSampleBody(requestBody: unknown, resolve: Resolve): SampleBody {
  const content = bodyContent(requestBody, resolve);
  if (content === null) return { kind: 'none' };
  const [declaredType, media] = content;
  const schema = contentSchema(media) ?? {};
  const { properties } = mergeSchema([schema], resolve);
  const mediaType = concreteType(declaredType, properties.size > 0 ? 'application/json' : binaryType);
  const file = { kind: 'file', mediaType, fileName: toFileName(texts().fileNames.body, mediaType) } as const;
  if (isBinary([schema], resolve)) return file;
  if (hasNoValue(mediaType, media, resolve)) return { ...file, isUnknown: true };
  if (isJson(mediaType)) return { kind: 'json', mediaType, value: toJsonValue(mediaType, media, resolve) };
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return toForm(media, resolve);
  if (/^multipart\/form-data\b/i.test(mediaType)) return { kind: 'multipart', parts: toMultipartParts(media, resolve) };
  if (/^multipart\//i.test(mediaType)) return toWrittenParts(mediaType, media, resolve) ?? file;
  return toPlainBody(mediaType, media, resolve);
}

/** Whether no value was found for a body that is not a file. */
function hasNoValue(mediaType: string, media: JsonObject, resolve: Resolve): boolean {
  return isTextual(mediaType) && mediaValue(media, resolve, { mediaType }) === undefined;
}

/** Returns the comments on a body: a file of text stands for a value that was not found. */
export function toBodyNotes(body: SampleBody): readonly string[] {
  if (body.kind !== 'file') return [];
  const { unwrittenParts, unknownBody } = texts().comments;
  if (/^multipart\//i.test(body.mediaType)) return [unwrittenParts(body.mediaType, body.fileName)];
  return body.isUnknown === true ? [unknownBody(body.fileName)] : [];
}

/** Returns the value of a JSON body. An example that contains JSON in a string is parsed. */
function toJsonValue(mediaType: string, media: JsonObject, resolve: Resolve): unknown {
  const value = mediaValue(media, resolve, { mediaType });
  const types = schemaTypes(mergeSchema([media['schema'] ?? {}], resolve).keywords);
  if (typeof value !== 'string' || types.includes('string')) return value;
  const parsed = parseJson(value);
  return parsed === undefined ? value : parsed;
}

/** Returns the body as text, or as a file if it has no example as text. A value is serialized to XML. */
function toPlainBody(mediaType: string, media: JsonObject, resolve: Resolve): SampleBody {
  const serialized = serializedExample(media, resolve);
  if (serialized !== undefined) return { kind: 'text', mediaType, text: serialized };
  const value = isTextual(mediaType) ? mediaValue(media, resolve, { mediaType }) : undefined;
  const own = ownExample(media, resolve, mediaType);
  const isDescribed = contentSchema(media) !== undefined || own !== undefined;
  if (isSequence(mediaType) && value !== undefined && typeof value !== 'string') {
    return { kind: 'text', mediaType, text: toSequence(mediaType, value) };
  }
  if (isXml(mediaType) && value !== undefined && isDescribed && typeof own !== 'string') {
    return { kind: 'text', mediaType, text: toXml(value, contentSchema(media) ?? true, resolve) };
  }
  if (typeof value === 'string') return { kind: 'text', mediaType, text: value };
  return { kind: 'file', mediaType, fileName: toFileName(texts().fileNames.body, mediaType) };
}

/**
 * Returns a form, or its text if clients would encode it otherwise.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-the-x-www-form-urlencoded-media-type
 */
export function toForm(media: JsonObject, resolve: Resolve): Extract<SampleBody, { kind: 'form' | 'text' }> {
  const fields = members(mediaValue(media, resolve)).map(([name, value]) => {
    const encoding = toObject(member(media['encoding'], name));
    const style = styleOf(encoding, 'form');
    const isJsonText = encoding['style'] === undefined && isObject(value);
    const pairs = isJsonText ? [[name, writeJson(value)] as const] : toStyledPairs(name, value, style);
    return { pairs, delimited: isJsonText ? null : toDelimitedPair(name, value, style) };
  });
  if (fields.every(({ delimited }) => delimited === null)) {
    return { kind: 'form', fields: fields.flatMap(({ pairs }) => pairs.map(([name, value]) => ({ name, value }))) };
  }
  // Clients would encode the delimiters too.
  const written = fields.flatMap(({ pairs, delimited }) =>
    delimited === null ? pairs.map((pair) => pair.map(encode).join('=')) : [delimited.join('=')],
  );
  return { kind: 'text', mediaType: 'application/x-www-form-urlencoded', text: written.join('&') };
}
