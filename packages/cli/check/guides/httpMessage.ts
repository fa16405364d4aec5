import type { ShownRequest } from '@reliure/guides/node';
import type { ShownResponse } from './types.ts';

/** An HTTP message: a request, a response, or headers alone. */
export type HttpMessage =
  | { readonly kind: 'request'; readonly request: ShownRequest }
  | { readonly kind: 'response'; readonly response: ShownResponse }
  | { readonly kind: 'headers'; readonly headers: ShownResponse['headers'] };

/** Parses an HTTP message. @see https://www.rfc-editor.org/rfc/rfc9112#section-2.1 */
export function readHttpMessage(text: string): HttpMessage {
  const [head = '', ...rest] = text.split(/\n\n/);
  const body = rest.join('\n\n').trim();
  const [first = '', ...lines] = head.split('\n');
  const message = { headers: lines.map(toHeader), ...(body !== '' && { body }) };
  const [, status] = /^HTTP\/[\d.]+ (\d{3})/.exec(first) ?? [];
  if (status !== undefined) return { kind: 'response', response: { status, ...message } };
  const [, method, target] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(first) ?? [];
  if (method === undefined || target === undefined)
    return { kind: 'headers', headers: [first, ...lines].map(toHeader) };
  const [path = '', query] = target.split('?');
  const pairs = query === undefined ? [] : [...new URLSearchParams(query)];
  return { kind: 'request', request: { method, path, query: pairs, ...message } };
}

function toHeader(line: string): readonly [name: string, value: string] {
  const [name = '', ...value] = line.split(':');
  return [name.trim(), value.join(':').trim()];
}
