import { toMethodName, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toRequestUrl } from './requestUrl.ts';
import { toResponseHandling } from './responseHandling.ts';
import { isBodiless } from './media.ts';
import { documentedErrors } from './documentedErrors.ts';
import { toNamedCalls } from './namedCalls.ts';
import { toBodyNotes, toSampleBody } from './body.ts';
import { toSampleCredentials } from './credentials.ts';
import { toSampleParameters } from './parameters.ts';
import { text } from './templates.ts';
import { texts } from '../texts.ts';
import type { Pair, SampleRequest, SampleSource } from '../types.ts';

/**
 * Returns the request that the samples of an operation make: the first call that the contract names, if it names some.
 *
 * @param document The bundled contract.
 */
export function toSampleRequest(source: SampleSource, document: JsonObject, resolve: Resolve): SampleRequest {
  return toRequest(toNamedCalls(source, resolve)[0]?.source ?? source, document, resolve);
}

/** Returns the request of each call that the contract names, unless they all are the same. */
export function toNamedRequests(
  source: SampleSource,
  document: JsonObject,
  resolve: Resolve,
): readonly { readonly name: string; readonly title: string; readonly request: SampleRequest }[] {
  const calls = toNamedCalls(source, resolve).map(({ name, title, source: own }) => ({
    name,
    title,
    request: toRequest(own, document, resolve),
  }));
  const texts = calls.map(({ request }) => writeJson(request));
  const different = calls.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
  return different.length < 2 ? [] : different;
}

function toRequest(source: SampleSource, document: JsonObject, resolve: Resolve): SampleRequest {
  const { operation, method } = source;
  const parameters = toSampleParameters(source, resolve);
  const credentials = toSampleCredentials(operation, document, resolve);
  const errors = documentedErrors(operation, resolve);
  const { success, accept, hasEntityTag } = toResponseHandling(source, resolve);
  const { basic, digest, clientCertificate } = credentials;
  const body = toSampleBody(operation['requestBody'], resolve);
  const notes = [
    ...(credentials.notes ?? []),
    ...parameters.notes,
    ...(isBodiless(method) && body.kind !== 'none'
      ? [texts().comments.unsentBody(toMethodName(method))]
      : toBodyNotes(body)),
  ];
  return {
    method: toMethodName(method),
    url: withQuery(toRequestUrl(source, document, parameters.path), parameters),
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
    body: isBodiless(method) ? { kind: 'none' } : body,
    success,
    ...toName(operation['operationId']),
    ...(hasEntityTag && { hasEntityTag }),
    ...(errors.length > 0 && { errors }),
  };
}

/** Returns an `operationId` in camel case, which no language reserves. */
function toName(operationId: unknown): Pick<SampleRequest, 'name'> {
  return typeof operationId === 'string' && /^[a-z][a-zA-Z0-9]*[A-Z][a-zA-Z0-9]*$/.test(operationId)
    ? { name: operationId }
    : {};
}

function withQuery(url: string, { delimited, whole }: ReturnType<typeof toSampleParameters>): string {
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
