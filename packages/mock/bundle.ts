import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createResolve,
  exampleValue,
  isObject,
  member,
  members,
  toObject,
  toOpenApi31,
  toOrderedObject,
} from '@reliure/openapi';
import { ifMissing, loadContract } from '@reliure/openapi/node';
import type { JsonObject, Resolve } from '@reliure/openapi';
import { withExactExamples } from './exactExamples.ts';
import { withSentExamples } from './sentExamples.ts';

/** Reads the contract of a site. */
export async function readContract(file: string, overlays: readonly string[] = []): Promise<JsonObject> {
  const { document } = await loadContract(file, { overlays });
  return document;
}

/** Writes a contract as one JSON file for the mock server, by default a temporary one, and returns its path. */
export async function writeBundle(document: JsonObject, file?: string): Promise<string> {
  file ??= join(await mkdtemp(join(tmpdir(), 'mock-')), 'openapi.json');
  const bundle = JSON.stringify(toMockContract(document), null, 2);
  // A running server watches its file: when it is written, the server restarts, on another port.
  const written = await readFile(file, 'utf8').catch(ifMissing(''));
  if (written !== bundle) await writeFile(file, bundle);
  return file;
}

/**
 * Adapts a contract to Prism, which does not read OpenAPI 3.2, reads all parts of a multipart body as strings, sends the
 * same headers with every example of a response, and writes examples as JavaScript does, with members that only clients
 * send.
 */
export function toMockContract(contract: JsonObject): unknown {
  const { document } = toOpenApi31(contract);
  const resolve = createResolve(document);
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (!isObject(value)) return value;
      if (key === 'multipart/form-data') return withUntypedParts(value, resolve);
      if (key === 'responses') return withResponses(value, resolve);
      if (key === 'content') return withExactExamples(value, resolve);
      return isLastPage(value, resolve) ? withoutLink(value) : value;
    }),
  );
}

function withResponses(responses: JsonObject, resolve: Resolve): JsonObject {
  return toOrderedObject(
    members(responses).map(([status, own]) => [status, isObject(own) ? withSentExamples(own, resolve) : own]),
  );
}

/**
 * Reduces the schema of an upload to the names of its required parts: with their types, Prism would refuse every
 * documented upload.
 */
function withUntypedParts(media: JsonObject, resolve: Resolve): JsonObject {
  const required = member(resolve(media['schema']).node, 'required');
  return { ...media, schema: { type: 'object', required } };
}

/** Whether the first example of a response, which Prism chooses, is the last page of a list. */
function isLastPage(response: JsonObject, resolve: Resolve): boolean {
  const examples = member(member(response['content'], 'application/json'), 'examples');
  const [first] = members(examples);
  const pagination = member(exampleValue(resolve(first?.[1]).node), 'pagination');
  return members(pagination).some(([, value]) => value === null);
}

/** Removes the `Link` header from a response: a client that follows the link would never stop. */
function withoutLink(response: JsonObject): JsonObject {
  const { Link: _link, ...headers } = toObject(response['headers']);
  return { ...response, headers };
}
