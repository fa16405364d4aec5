import { toArray, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { partHeaders } from '../languages/parts/multipartText.ts';
import { mediaValue } from './media.ts';
import { toMultipartParts } from './multipartParts.ts';
import { texts } from '../texts.ts';
import type { MultipartPart, SampleBody } from '../types.ts';

/** A part with content that is a text. */
type WrittenPart = Exclude<MultipartPart, { kind: 'file' }>;

/**
 * Returns a multipart body that is no form as a text, because most clients only write forms. Returns `null` if a part is a
 * file.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1
 */
export function toWrittenParts(mediaType: string, media: JsonObject, resolve: Resolve): SampleBody | null {
  const value = mediaValue(media, resolve);
  const type = mediaType.replace(/;.*/s, '').trim();
  if (typeof value === 'string') {
    const own = /^--(\S+)\r?$/m.exec(value)?.[1];
    return own === undefined ? null : { kind: 'text', mediaType: withBoundary(type, own), text: value };
  }
  // The items of a list are parts without a name.
  const named = Array.isArray(value)
    ? { schema: { properties: { '': media['schema'] ?? {} } }, example: { '': toArray(value) } }
    : media;
  const parts = toMultipartParts(named, resolve);
  const written = parts.filter((part): part is WrittenPart => part.kind !== 'file').map(toLines);
  if (parts.length === 0 || written.length < parts.length) return null;
  const boundary = toBoundary(written.join(''));
  const text = `${written.map((lines) => `--${boundary}\r\n${lines}\r\n`).join('')}--${boundary}--\r\n`;
  return { kind: 'text', mediaType: withBoundary(type, boundary), text };
}

function toLines(part: WrittenPart): string {
  const headers = partHeaders({ ...part, mediaType: part.mediaType ?? 'text/plain' });
  const content = part.kind === 'json' ? writeJson(part.value) : part.text;
  return [...(part.name === '' ? headers.slice(1) : headers), '', content].join('\r\n');
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
