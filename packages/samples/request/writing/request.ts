import { texts } from '../../texts.ts';
import type { Pair, SampleBody, SampleRequest } from '../../types.ts';
import type { SampleCredentials } from '../credentials.ts';
import { text } from '../templates.ts';
import { fillPath } from './fillPath.ts';
import { writeParameters, type WrittenParameters } from './parameters.ts';
import type { SentParameter } from './sentParameter.ts';

/** The parts of a request that do not depend on its values. */
export interface RequestFrame extends Pick<SampleRequest, 'method' | 'success' | 'name' | 'hasEntityTag' | 'errors'> {
  /** URL of the server, without a trailing slash. */
  readonly server: string;
  /** Path with the names of its parameters in braces. */
  readonly path: string;
  readonly credentials: SampleCredentials;
  /** The media type to request. */
  readonly accept?: string;
  /** Whether a body has no meaning in the method. */
  readonly isBodiless: boolean;
}

/** Writes a request: parameters and a body into its frame. */
export function writeRequest(
  { server, path, credentials, accept, isBodiless, ...frame }: RequestFrame,
  sent: readonly SentParameter[],
  body: SampleBody,
): SampleRequest {
  const parameters = writeParameters(sent);
  const { basic, digest, clientCertificate } = credentials;
  const notes = [
    ...(credentials.notes ?? []),
    ...parameters.notes,
    ...(isBodiless && body.kind !== 'none' ? [texts().comments.unsentBody(frame.method)] : toBodyNotes(body)),
  ];
  return {
    ...frame,
    url: withQuery(server + fillPath(path, parameters.path), parameters),
    query: [...parameters.query, ...credentials.query],
    headers: withoutDuplicates([
      ...credentials.headers,
      ...(accept === undefined ? [] : [{ name: 'Accept', value: text(accept) }]),
      ...parameters.headers,
      ...toCookieHeader([...credentials.cookies, ...parameters.cookies]),
    ]),
    ...(basic !== undefined && { basic }),
    ...(digest !== undefined && { digest }),
    ...(clientCertificate === true && { clientCertificate }),
    ...(notes.length > 0 && { notes }),
    body: isBodiless ? { kind: 'none' } : body,
  };
}

/** Returns the comments on a body: a file of text stands for a value that was not found. */
function toBodyNotes(body: SampleBody): readonly string[] {
  if (body.kind !== 'file') return [];
  const { unwrittenParts, unknownBody } = texts().comments;
  if (/^multipart\//i.test(body.mediaType)) return [unwrittenParts(body.mediaType, body.fileName)];
  return body.isUnknown === true ? [unknownBody(body.fileName)] : [];
}

function withQuery(url: string, { delimited, whole }: WrittenParameters): string {
  const query = whole ?? delimited.map((pair) => pair.join('=')).join('&');
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

function toCookieHeader(cookies: readonly Pair[]): readonly Pair[] {
  if (cookies.length === 0) return [];
  const value = cookies.flatMap((cookie, index) => [
    ...text(`${index === 0 ? '' : '; '}${cookie.name}=`),
    ...cookie.value,
  ]);
  return [{ name: 'Cookie', value }];
}

/** Removes headers whose name, in any case, occurred before. Credentials come first, so they override parameters. */
function withoutDuplicates(headers: readonly Pair[]): readonly Pair[] {
  const seen = new Set<string>();
  return headers.filter(({ name }) => {
    const isNew = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isNew;
  });
}
