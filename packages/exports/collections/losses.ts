import { createResolve, isObject, member, members, rootOperations, toArray } from '@reliure/openapi';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { isKnownMethod } from '@reliure/samples';
import { texts } from '../texts.ts';

/** The parts of a call that a format of collections cannot express. */
export type Loss = 'method' | 'partHeaders' | 'positions' | 'stream';

/** Returns a warning for each part of the calls that a format of collections cannot express, with their number. */
export function toLossWarnings(document: JsonObject): readonly string[] {
  const resolve = createResolve(document);
  const places = new Map<Loss, string[]>();
  for (const { path, method, operation } of rootOperations(document, resolve)) {
    const call = `${method.toUpperCase()} ${path}`;
    for (const loss of new Set(lossesOf(method, operation, resolve)))
      places.set(loss, [...(places.get(loss) ?? []), call]);
  }
  return [...places].map(([loss, calls]) => texts().losses[loss](calls.length, calls[0] ?? ''));
}

function lossesOf(method: string, operation: JsonObject, resolve: Resolve): readonly Loss[] {
  const sent = mediaTypesOf(operation['requestBody'], resolve);
  const received = members(operation['responses']).flatMap(([, response]) => mediaTypesOf(response, resolve));
  return [
    ...(isKnownMethod(method.toUpperCase()) ? [] : ['method' as const]),
    ...([...sent, ...received].some((media) => media['itemSchema'] !== undefined) ? ['stream' as const] : []),
    ...(sent.some(hasPositions) ? ['positions' as const] : []),
    ...(sent.some(hasPartHeaders) ? ['partHeaders' as const] : []),
  ];
}

function mediaTypesOf(holder: unknown, resolve: Resolve): readonly JsonObject[] {
  return members(resolve(holder).node['content']).map(([, media]) => resolve(media).node);
}

function hasPositions(media: JsonObject): boolean {
  return media['prefixEncoding'] !== undefined || media['itemEncoding'] !== undefined;
}

function hasPartHeaders(media: JsonObject): boolean {
  const named = members(media['encoding']).map(([, encoding]) => encoding);
  const encodings = [...named, ...toArray(media['prefixEncoding']), media['itemEncoding']].filter(isObject);
  return encodings.some((encoding) => members(member(encoding, 'headers')).length > 0);
}
