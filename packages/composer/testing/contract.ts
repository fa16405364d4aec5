import { createResolve, rootOperations } from '@reliure/openapi';
import type { HttpMethod, JsonObject } from '@reliure/openapi';
import { buildComposerFile, type PageAnchors } from '../model/buildComposerFile.ts';
import type { ComposerFile } from '../types.ts';

export const anchors: PageAnchors = {
  body: 'body',
  parameters: { path: 'path', query: 'query', querystring: 'string', header: 'header', cookie: 'cookie' },
};

/** Returns the file of the only operation of a contract. */
export function toFile(
  operation: JsonObject,
  { path = '/a', method = 'post', schemas = {} }: { path?: string; method?: HttpMethod; schemas?: JsonObject } = {},
): ComposerFile {
  const document = { paths: { [path]: { [method]: operation } }, components: { schemas } };
  const resolve = createResolve(document);
  const [source] = rootOperations(document, resolve);
  if (source === undefined) throw new Error('The contract has no operation.');
  return buildComposerFile(source, document, resolve, anchors);
}

/** Returns an operation with a body of a schema. */
export function withBody(schema: unknown, mediaType = 'application/json', media: JsonObject = {}): JsonObject {
  return { requestBody: { content: { [mediaType]: { schema, ...media } } } };
}
