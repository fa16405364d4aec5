import { toMethodName, writeJson } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { toServer } from './requestUrl.ts';
import { toResponseHandling } from './responseHandling.ts';
import { isBodiless } from './media.ts';
import { documentedErrors } from './documentedErrors.ts';
import { toNamedCalls, type NamedCall } from './namedCalls.ts';
import { toSampleBody } from './body.ts';
import { toSampleCredentials } from './credentials.ts';
import { toSampleParameters } from './parameters.ts';
import { writeRequest, type RequestFrame } from './writing/request.ts';
import type { SampleRequest, SampleSource } from '../types.ts';

/**
 * Returns the request that the samples of an operation make: the first call that the contract names, if it names some.
 *
 * @param document The bundled contract.
 */
export function toSampleRequest(source: SampleSource, document: JsonObject, resolve: Resolve): SampleRequest {
  return toRequest(toNamedCalls(source, resolve)[0]?.source ?? source, document, resolve);
}

/** A call of an operation, with the operation as if its only examples were those of the call. */
export interface OperationCall extends NamedCall {
  readonly request: SampleRequest;
}

/** Returns the calls that the contract names, unless they all are the same. */
export function toNamedRequests(
  source: SampleSource,
  document: JsonObject,
  resolve: Resolve,
): readonly OperationCall[] {
  const calls = toNamedCalls(source, resolve).map((call) => ({
    ...call,
    request: toRequest(call.source, document, resolve),
  }));
  const texts = calls.map(({ request }) => writeJson(request));
  const different = calls.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
  return different.length < 2 ? [] : different;
}

/** Returns the calls that a page shows: those that the contract names, or else one without a name. */
export function toCalls(source: SampleSource, document: JsonObject, resolve: Resolve): readonly OperationCall[] {
  const named = toNamedRequests(source, document, resolve);
  if (named.length > 0) return named;
  const own = toNamedCalls(source, resolve)[0]?.source ?? source;
  return [{ name: '', title: '', source: own, request: toRequest(own, document, resolve) }];
}

function toRequest(source: SampleSource, document: JsonObject, resolve: Resolve): SampleRequest {
  return writeRequest(
    toRequestFrame(source, document, resolve),
    toSampleParameters(source, resolve),
    toSampleBody(source.operation['requestBody'], resolve),
  );
}

/** Returns the parts of an operation’s request that do not depend on its values. */
export function toRequestFrame(source: SampleSource, document: JsonObject, resolve: Resolve): RequestFrame {
  const { operation, method, path } = source;
  const errors = documentedErrors(operation, resolve);
  const { hasEntityTag, ...handling } = toResponseHandling(source, resolve);
  return {
    method: toMethodName(method),
    server: toServer(source, document),
    path,
    credentials: toSampleCredentials(operation, document, resolve),
    isBodiless: isBodiless(method),
    ...handling,
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
