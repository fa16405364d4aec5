import { contentSchema, member, members, toObject, toText } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema, schemaTypes } from '@reliure/schema';
import { toExampleValue } from '../../examples/exampleValue.ts';
import { toXml } from '../../xml/toXml.ts';
import { isBinary } from '../isBinary.ts';
import { mediaValue } from '../media.ts';
import { binaryType, concreteType, isXml } from '../mediaTypes.ts';
import { isFileName, writePart } from '../writing/body.ts';
import type { MultipartPart } from '../../types.ts';

/**
 * Returns one part for each member, or for each item of a list.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#special-considerations-for-multipart-content
 */
export function toMultipartParts(media: JsonObject, resolve: Resolve): readonly MultipartPart[] {
  const { properties, required } = mergeSchema([contentSchema(media) ?? {}], resolve);
  const value = toObject(mediaValue(media, resolve, { mediaType: '' }));
  const missing = [...required].filter((name) => !Object.hasOwn(value, name));
  const own = members(value).filter(([, part]) => part !== null);
  const entries = [...own, ...missing.map((name) => [name, undefined] as const)];
  const parts = entries.flatMap(([name, own]) => {
    const schemas = properties.get(name) ?? [];
    const { items } = mergeSchema(schemas, resolve).keywords;
    const isList = Array.isArray(own) || schemaTypes(mergeSchema(schemas, resolve).keywords).includes('array');
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
  const fileNames = textsIn(value).filter((text) => isFileName(text) && text.endsWith(extension));
  const [fileName, ...otherNames] = new Set(fileNames);
  if (fileName === undefined || otherNames.length > 0) return parts;
  return parts.map((part) => (part === file ? { ...file, fileName } : part));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return members(value).flatMap(([, item]) => textsIn(item));
}

/** Returns a part with a value, in the media type that its encoding or its schema gives it. */
export function toFormPart(
  name: string,
  value: unknown,
  schemas: readonly unknown[],
  contentType: string | undefined,
  resolve: Resolve,
): MultipartPart {
  const { keywords } = mergeSchema(schemas, resolve);
  const declared = contentType ?? toText(keywords['contentMediaType']);
  const mediaType = declared === undefined ? undefined : concreteType(declared, binaryType);
  const isFile = isBinary(schemas, resolve);
  if (value !== undefined && !isFile && mediaType !== undefined && isXml(mediaType)) {
    return { kind: 'text', name, text: toXml(value, { allOf: schemas }, resolve, name), mediaType };
  }
  return writePart(name, value, { isFile, ...(mediaType !== undefined && { mediaType }) });
}
