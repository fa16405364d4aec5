import { writeJson } from '@reliure/openapi';
import { toTemplateText } from '@reliure/samples/browser';
import type { SampleBody, SampleRequest } from '@reliure/samples/browser';

/** Returns the address of a request with its query, encoded. */
export function toAddress({ url, query }: Pick<SampleRequest, 'url' | 'query'>): string {
  const pairs = query.map(({ name, value }) => [name, toTemplateText(value, (variable) => `$${variable}`)] as const);
  if (pairs.length === 0) return url;
  const encoded = pairs.map((pair) => pair.map(encodeURIComponent).join('='));
  return `${url}${url.includes('?') ? '&' : '?'}${encoded.join('&')}`;
}

/** Returns the number of bytes of a body as clients send it; `null` if it contains files. */
export function bodySize(body: SampleBody): number | null {
  switch (body.kind) {
    case 'json':
      return byteLength(writeJson(body.value));
    case 'text':
      return byteLength(body.text);
    case 'form':
      return byteLength(toFormText(body.fields));
    case 'file':
    case 'multipart':
      return null;
    case 'none':
      return 0;
  }
}

/** Returns the header for credentials that are variables; none if the request has no such credentials. */
export function toAuthorization(
  { basic, digest }: Pick<SampleRequest, 'basic' | 'digest'>,
  toVariable: (name: string) => string,
): readonly { readonly name: string; readonly value: string }[] {
  const credentials = basic ?? digest;
  if (credentials === undefined) return [];
  const scheme = basic === undefined ? 'Digest' : 'Basic';
  const value = `${scheme} ${toVariable(credentials.user)} ${toVariable(credentials.password)}`;
  return [{ name: 'Authorization', value }];
}

/** Returns the fields of a form as its body. */
export function toFormText(fields: readonly { readonly name: string; readonly value: string }[]): string {
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
