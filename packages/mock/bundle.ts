import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createResolve, isObject, member, members, toObject } from '@apidoc/openapi';
import { loadContract } from '@apidoc/openapi/node';
import type { JsonObject, Resolve } from '@apidoc/openapi';

/** Where the contract stands as one file for the mock server; made anew at each use, never tracked. */
const bundleFile = resolve('.cache/contract/openapi.json');

/** Reads the contract that a site publishes, or the one that `CONTRAT` names. */
export async function readContract(published: string): Promise<JsonObject> {
  const { document } = await loadContract(process.env['CONTRAT'] ?? published);
  return document;
}

/** Writes a contract as one JSON file for the mock server and returns its path. */
export async function writeBundle(document: JsonObject): Promise<string> {
  await mkdir(dirname(bundleFile), { recursive: true });
  await writeFile(bundleFile, JSON.stringify(toMockContract(document), null, 2));
  return bundleFile;
}

/** The contract as Prism is to read it: it takes parts of a body for texts, and sends headers whatever the body says. */
export function toMockContract(document: JsonObject): unknown {
  const resolve = createResolve(document);
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (!isObject(value)) return value;
      if (key === 'multipart/form-data') return withPlainParts(value, resolve);
      return isLastPage(value, resolve) ? withoutLink(value) : value;
    }),
  );
}

/** Documented uploads would all be refused: Prism is told which parts must be there, not their types. */
function withPlainParts(media: JsonObject, resolve: Resolve): JsonObject {
  const required = member(resolve(media['schema']).node, 'required');
  return { ...media, schema: { type: 'object', required } };
}

/** Whether an answer’s first example, the one that Prism chooses, says that no page comes after it. */
function isLastPage(answer: JsonObject, resolve: Resolve): boolean {
  const examples = member(member(answer['content'], 'application/json'), 'examples');
  const [first] = members(examples);
  const pagination = member(member(resolve(first?.[1]).node, 'value'), 'pagination');
  return members(pagination).some(([, value]) => value === null);
}

/** A client that follows `Link` would never stop. */
function withoutLink(answer: JsonObject): JsonObject {
  const { Link: _link, ...headers } = toObject(answer['headers']);
  return { ...answer, headers };
}
