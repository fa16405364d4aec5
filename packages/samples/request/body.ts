import { contentSchema, member, members, parseJson, toObject } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { toXml } from '../xml/toXml.ts';
import { bodyContent, mediaValue, ownExample, serializedExample } from './media.ts';
import { isBinary } from './isBinary.ts';
import { binaryType, concreteType, isJson, isTextual, isXml, toFileName } from './mediaTypes.ts';
import { toMultipartParts } from './multipart/multipartParts.ts';
import { toWrittenParts } from './multipart/writtenParts.ts';
import { styleOf } from './parameterValue.ts';
import { isSequence, toSequence } from './sequence.ts';
import { writeForm, type WrittenForm } from './writing/body.ts';
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

/** Returns a form, or its text if clients would encode it otherwise. */
export function toForm(media: JsonObject, resolve: Resolve): WrittenForm {
  return writeForm(
    members(mediaValue(media, resolve)).map(([name, value]) => {
      const encoding = toObject(member(media['encoding'], name));
      return { name, value, isStyled: encoding['style'] !== undefined, ...styleOf(encoding, 'form') };
    }),
  );
}
