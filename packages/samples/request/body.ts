import { isObject, member, members, parseJson, slugify, toArray, toObject, toText, writeJson } from '@apidoc/openapi';
import type { JsonObject, Resolve } from '@apidoc/openapi';
import { mergeSchema, schemaTypes } from '@apidoc/schema';
import { toExampleValue } from '../examples/exampleValue';
import { toXml } from '../xml/toXml';
import { mediaValue, ownExample } from './media';
import { isBinary } from './isBinary';
import { concreteType, isJson, isTextual, isXml, toFileName } from './mediaTypes';
import { toStyledPairs, toScalar } from './serialize';
import type { MultipartPart, SampleBody } from '../types';

/** The type of a file whose type is unknown. */
const binaryType = 'application/octet-stream';

/**
 * Returns the body of a sample, from the first documented example. It is JSON if the contract offers it.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#request-body-object
 */
export function toSampleBody(requestBody: unknown, resolve: Resolve): SampleBody {
  const contents = members(resolve(requestBody).node['content']);
  const [declaredType, content] = contents.find(([mediaType]) => isJson(mediaType)) ?? contents[0] ?? [];
  if (declaredType === undefined) return { kind: 'none' };
  const media = resolve(content).node;
  const { properties } = mergeSchema([media['schema'] ?? {}], resolve);
  const mediaType = concreteType(declaredType, properties.size > 0 ? 'application/json' : binaryType);
  const file = { kind: 'file', mediaType, fileName: toFileName('corps', mediaType) } as const;
  if (isBinary([media['schema'] ?? {}], resolve)) return file;
  if (hasNoValue(mediaType, media, resolve)) return { ...file, isUnknown: true };
  if (isJson(mediaType)) return { kind: 'json', mediaType, value: toJsonValue(media, resolve) };
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType)) return toForm(media, resolve);
  if (/^multipart\/form-data\b/i.test(mediaType)) return { kind: 'multipart', parts: toMultipartParts(media, resolve) };
  return toPlainBody(mediaType, media, resolve);
}

/** Whether no value was found for a body that is not a file. */
function hasNoValue(mediaType: string, media: JsonObject, resolve: Resolve): boolean {
  return isTextual(mediaType) && mediaValue(media, resolve) === undefined;
}

/** Returns the comments on a body: a file of text stands for a value that was not found. */
export function toBodyNotes(body: SampleBody): readonly string[] {
  if (body.kind !== 'file') return [];
  if (/^multipart\//i.test(body.mediaType)) {
    return [
      `Écrivez les parties du corps (${body.mediaType}) dans ${body.fileName}, et leur séparateur dans l’en-tête.`,
    ];
  }
  return body.isUnknown === true
    ? [`Aucun exemple valide n’a été trouvé pour ce corps\u00a0: écrivez-le dans ${body.fileName}.`]
    : [];
}

/** Returns the value of a JSON body. An example that contains JSON in a string is parsed. */
function toJsonValue(media: JsonObject, resolve: Resolve): unknown {
  const value = mediaValue(media, resolve);
  if (typeof value !== 'string' || typesOf([media['schema'] ?? {}], resolve).includes('string')) return value;
  const parsed = parseJson(value);
  return parsed === undefined ? value : parsed;
}

/** Returns the body as text, or as a file if it has no example as text. A value is serialized to XML. */
function toPlainBody(mediaType: string, media: JsonObject, resolve: Resolve): SampleBody {
  const value = isTextual(mediaType) ? mediaValue(media, resolve) : undefined;
  const own = ownExample(media, resolve);
  const isDescribed = media['schema'] !== undefined || own !== undefined;
  if (isXml(mediaType) && value !== undefined && isDescribed && typeof own !== 'string') {
    return { kind: 'text', mediaType, text: toXml(value, media['schema'] ?? true, resolve) };
  }
  if (typeof value === 'string') return { kind: 'text', mediaType, text: value };
  return { kind: 'file', mediaType, fileName: toFileName('corps', mediaType) };
}

/** @see https://spec.openapis.org/oas/v3.1.0#support-for-x-www-form-urlencoded-request-bodies */
function toForm(media: JsonObject, resolve: Resolve): SampleBody {
  const fields = members(mediaValue(media, resolve)).flatMap(([name, value]) => {
    const { style, explode } = toObject(member(media['encoding'], name));
    if (style === undefined && isObject(value)) return [{ name, value: writeJson(value) }];
    const ownStyle = toText(style) ?? 'form';
    const pairs = toStyledPairs(name, value, {
      style: ownStyle,
      explode: explode === undefined ? ownStyle === 'form' : explode === true,
    });
    return pairs.map(([key, own]) => ({ name: key, value: own }));
  });
  return { kind: 'form', fields };
}

/**
 * Returns one part for each member, or for each item of a list.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#special-considerations-for-multipart-content
 */
function toMultipartParts(media: JsonObject, resolve: Resolve): readonly MultipartPart[] {
  const { properties, required } = mergeSchema([media['schema'] ?? {}], resolve);
  const value = toObject(mediaValue(media, resolve));
  const missing = [...required].filter((name) => !Object.hasOwn(value, name));
  const own = members(value).filter(([, part]) => part !== null);
  const entries = [...own, ...missing.map((name) => [name, undefined] as const)];
  const parts = entries.flatMap(([name, own]) => {
    const schemas = properties.get(name) ?? [];
    const { items } = mergeSchema(schemas, resolve).keywords;
    const isList = Array.isArray(own) || typesOf(schemas, resolve).includes('array');
    const itemSchemas = isList ? [items ?? {}] : schemas;
    const contentType = toText(member(member(media['encoding'], name), 'contentType'));
    const values = Array.isArray(own) ? own : [own ?? toExampleValue({ allOf: itemSchemas }, resolve)];
    return values
      .filter((item) => item !== null)
      .map((item: unknown) => toFormPart(name, item, itemSchemas, contentType, resolve));
  });
  return withConsistentFileName(parts, value);
}

/**
 * Uses the file name that another field of the form contains for its only file, so that the field and the file do not
 * contradict each other.
 */
function withConsistentFileName(parts: readonly MultipartPart[], value: JsonObject): readonly MultipartPart[] {
  const [file, ...others] = parts.filter((part) => part.kind === 'file');
  if (file === undefined || others.length > 0) return parts;
  const extension = file.fileName.slice(file.fileName.lastIndexOf('.'));
  const fileNames = texts(value).filter((text) => isFileName(text) && text.endsWith(extension));
  const [fileName, ...otherNames] = new Set(fileNames);
  if (fileName === undefined || otherNames.length > 0) return parts;
  return parts.map((part) => (part === file ? { ...file, fileName } : part));
}

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return members(value).flatMap(([, item]) => texts(item));
}

function toFormPart(
  name: string,
  value: unknown,
  schemas: readonly unknown[],
  contentType: string | undefined,
  resolve: Resolve,
): MultipartPart {
  const { keywords } = mergeSchema(schemas, resolve);
  const declared = contentType ?? toText(keywords['contentMediaType']);
  const mediaType = declared === undefined ? undefined : concreteType(declared, binaryType);
  if (value === undefined || isBinary(schemas, resolve) || (mediaType !== undefined && !isTextual(mediaType))) {
    const fileType = mediaType ?? binaryType;
    return { kind: 'file', name, mediaType: fileType, fileName: toUploadName(name, value, fileType) };
  }
  if (mediaType !== undefined && isXml(mediaType)) {
    return { kind: 'text', name, text: toXml(value, { allOf: schemas }, resolve, name), mediaType };
  }
  if (isObject(value) || Array.isArray(value) || (mediaType !== undefined && isJson(mediaType))) {
    return { kind: 'json', name, value, mediaType: mediaType ?? 'application/json' };
  }
  return { kind: 'text', name, text: toScalar(value), ...(mediaType !== undefined && { mediaType }) };
}

/** Returns the name of an uploaded file. The example may be a file name, but not if it is the file’s content. */
function toUploadName(name: string, value: unknown, mediaType: string): string {
  if (typeof value === 'string' && isFileName(value)) return value;
  return toFileName(slugify(name) || 'fichier', mediaType);
}

function isFileName(text: string): boolean {
  return (
    text.length <= 120 &&
    /^[^\s/\\:*?"<>|.](?:[^/\\:*?"<>|\x00-\x1f]*[^/\\:*?"<>|\s\x00-\x1f])?\.[a-z0-9]{1,5}$/iu.test(text)
  );
}

function typesOf(schemas: readonly unknown[], resolve: Resolve): readonly string[] {
  return toArray(schemaTypes(mergeSchema(schemas, resolve).keywords)).map(String);
}
