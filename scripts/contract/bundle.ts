import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isObject, member, type JsonObject } from '../../core/contract/json';
import { loadContract } from '../../core/contract/load';
import { createResolve } from '../../core/contract/references';
import { identity } from '../../identity';

/** Where the contract stands as one file for the mock server; made anew at each use, never tracked. */
const bundleFile = resolve('.cache/contract/openapi.json');

/** Reads the contract that this site publishes, or the one that `CONTRAT` names. */
export async function readContract(): Promise<JsonObject> {
  const { document } = await loadContract(process.env['CONTRAT'] ?? identity.contract);
  return document;
}

/** Writes the contract as one JSON file for the mock server and tells its path. */
export async function writeBundle(contract?: JsonObject): Promise<string> {
  const document = contract ?? (await readContract());
  await mkdir(dirname(bundleFile), { recursive: true });
  await writeFile(bundleFile, JSON.stringify(withPlainParts(document), null, 2));
  return bundleFile;
}

/**
 * Prism takes the parts of a multipart body for texts, even those that say `application/json`, and would refuse every
 * documented upload: it is told which parts must be there, not their types.
 */
function withPlainParts(document: JsonObject): unknown {
  const resolve = createResolve(document);
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (key !== 'multipart/form-data' || !isObject(value)) return value;
      const required = member(resolve(value['schema']).node, 'required');
      return { ...value, schema: { type: 'object', required } };
    }),
  );
}
