import { describedHeaders, toArray, toObject, toText, contentSchema } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { mergeSchema } from '@reliure/schema';
import { itemSchemas } from '../../direction/applying.ts';
import { partHeaders } from '../../languages/parts/multipartText.ts';
import { mediaValue } from '../media.ts';
import { toFormPart, toMultipartParts } from './multipartParts.ts';
import { partContent } from './partContent.ts';
import { parameterValue } from '../parameterValue.ts';
import { toScalar } from '../serialize.ts';
import { toHeaderValue } from '../templates.ts';
import { texts } from '../../texts.ts';
import type { MultipartPart, SampleBody } from '../../types.ts';

/** A multipart body as a text. */
type WrittenBody = Extract<SampleBody, { kind: 'text' }>;

/**
 * Returns a multipart body that is not a form as a text, because most clients only write forms. Returns `null` if a part is a
 * file.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1
 */
export function toWrittenParts(mediaType: string, media: JsonObject, resolve: Resolve): WrittenBody | null {
  const value = mediaValue(media, resolve, { mediaType });
  const type = mediaType.replace(/;.*/s, '').trim();
  if (typeof value === 'string') {
    const own = /^--(\S+)\r?$/m.exec(value)?.[1];
    return own === undefined ? null : { kind: 'text', mediaType: withBoundary(type, own), text: value };
  }
  const parts = Array.isArray(value)
    ? value.map((item: unknown, index) => toPositioned(item, index, media, resolve))
    : toMultipartParts(media, resolve).map((part) => toLines(part));
  const written = parts.filter((part) => part !== null);
  if (parts.length === 0 || written.length < parts.length) return null;
  const boundary = toBoundary(written.join(''));
  const text = `${written.map((lines) => `--${boundary}\r\n${lines}\r\n`).join('')}--${boundary}--\r\n`;
  return { kind: 'text', mediaType: withBoundary(type, boundary), text };
}

/**
 * Returns the lines of the item of a list, which is a part without a name.
 *
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-by-position
 */
function toPositioned(item: unknown, index: number, media: JsonObject, resolve: Resolve): string | null {
  const encoding = toObject(toArray(media['prefixEncoding'])[index] ?? media['itemEncoding']);
  const schemas = itemSchemas(mergeSchema([contentSchema(media) ?? {}], resolve).keywords, index);
  const contentType = toText(encoding['contentType']);
  const headers = describedHeaders(encoding).flatMap(([name, header]) => {
    const { node } = resolve(header);
    if (node['required'] !== true) return [];
    const { text, value } = parameterValue(node, resolve);
    return [`${name}: ${toHeaderValue(text ?? toScalar(value))}`];
  });
  if (contentType !== undefined && /^multipart\//i.test(contentType) && Array.isArray(item)) {
    const nested = toWrittenParts(contentType, { ...encoding, schema: { allOf: schemas }, example: item }, resolve);
    return nested === null ? null : [`Content-Type: ${nested.mediaType}`, ...headers, '', nested.text].join('\r\n');
  }
  return toLines(toFormPart('', item, schemas, contentType, resolve), headers);
}

/** Returns the lines of a part; `null` for a file. */
function toLines(part: MultipartPart, more: readonly string[] = []): string | null {
  if (part.kind === 'file') return null;
  const headers = partHeaders({ ...part, mediaType: part.mediaType ?? 'text/plain' });
  const content = partContent(part);
  return [...(part.name === '' ? headers.slice(1) : headers), ...more, '', content].join('\r\n');
}

/** Returns a delimiter that the parts do not contain. */
function toBoundary(parts: string): string {
  const usual = texts().boundary;
  let boundary = usual;
  for (let number = 2; parts.includes(`--${boundary}`); number += 1) boundary = `${usual}${number}`;
  return boundary;
}

/** Characters such as `=` have to be quoted. */
function withBoundary(type: string, boundary: string): string {
  return `${type}; boundary=${/^[\w.+-]+$/.test(boundary) ? boundary : `"${boundary}"`}`;
}
