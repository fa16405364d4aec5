import { isObject, slugify, writeJson } from '@reliure/openapi';
import { toDelimitedPair } from '../delimiters.ts';
import { binaryType, isJson, isTextual, toFileName } from '../mediaTypes.ts';
import { encode, toScalar, toStyledPairs, type Style } from '../serialize.ts';
import { texts } from '../../texts.ts';
import type { MultipartPart, SampleBody } from '../../types.ts';

/** A form, or its text if clients would encode it otherwise. */
export type WrittenForm = Extract<SampleBody, { kind: 'form' | 'text' }>;

/** A field of a form, with the serialization of its value. */
export interface SentField extends Style {
  readonly name: string;
  readonly value: unknown;
  /** Whether the contract names the style: an object is written as JSON otherwise. */
  readonly isStyled: boolean;
}

/**
 * Serializes the fields of `application/x-www-form-urlencoded`.
 *
 * @see https://spec.openapis.org/oas/v3.1.0#support-for-x-www-form-urlencoded-request-bodies
 */
export function writeForm(sent: readonly SentField[]): WrittenForm {
  const fields = sent.map((field) => {
    const { name, value, isStyled } = field;
    const isJsonText = !isStyled && isObject(value);
    const pairs = isJsonText ? [[name, writeJson(value)] as const] : toStyledPairs(name, value, field);
    return { pairs, delimited: isJsonText ? null : toDelimitedPair(name, value, field) };
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

/** The content of a part of a form. */
export interface PartContent {
  readonly mediaType?: string;
  /** Whether the part is a file, whose value may be its name. */
  readonly isFile?: boolean;
}

/** Writes a part of `multipart/form-data`. One whose value is unknown is a file. */
export function writePart(name: string, value: unknown, { mediaType, isFile = false }: PartContent): MultipartPart {
  if (value === undefined || isFile || (mediaType !== undefined && !isTextual(mediaType))) {
    const fileType = mediaType ?? binaryType;
    return { kind: 'file', name, mediaType: fileType, fileName: toUploadName(name, value, fileType) };
  }
  if (isObject(value) || Array.isArray(value) || (mediaType !== undefined && isJson(mediaType))) {
    return { kind: 'json', name, value, mediaType: mediaType ?? 'application/json' };
  }
  return { kind: 'text', name, text: toScalar(value), ...(mediaType !== undefined && { mediaType }) };
}

/** Returns the name of an uploaded file. The example may be a file name, but not if it is the file’s content. */
function toUploadName(name: string, value: unknown, mediaType: string): string {
  if (typeof value === 'string' && isFileName(value)) return value;
  return toFileName(slugify(name) || texts().fileNames.upload, mediaType);
}

/** Whether a text can be the name of a file, with an extension. */
export function isFileName(text: string): boolean {
  return (
    text.length <= 120 &&
    /^[^\s/\\:*?"<>|.](?:[^/\\:*?"<>|\x00-\x1f]*[^/\\:*?"<>|\s\x00-\x1f])?\.[a-z0-9]{1,5}$/iu.test(text)
  );
}
