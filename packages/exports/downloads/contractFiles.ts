import { createExtract, createResolve, findOperation, member, toOpenApi31, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { downloadPaths } from '@reliure/reference';
import type { OperationPage, Reference } from '@reliure/reference';
import { defaultBasePath, extractPath, referencePath, toSitePath } from '@reliure/richtext';
import { texts } from '../texts.ts';
import { toYaml } from './yaml.ts';

const mainPlace = { basePath: defaultBasePath, downloadFolder: '' };

/**
 * Builds the files of the contract, by path from the site’s root: the whole contract in YAML and in JSON, one for tools
 * that do not read OpenAPI 3.2, and one document for each operation.
 *
 * @param document The bundled contract.
 * @param siteUrl Absolute URL of the site’s root, without a trailing slash.
 * @param published The whole contract with references as they are written, if they differ.
 * @param place Where the reference and its files are on the site; by default, where those of the main one are.
 */
export function buildContractFiles(
  document: JsonObject,
  operations: readonly OperationPage[],
  siteUrl: string,
  published = document,
  { basePath, downloadFolder }: Pick<Reference, 'basePath' | 'downloadFolder'> = mainPlace,
): ReadonlyMap<string, string> {
  const resolve = createResolve(document);
  const extract = createExtract(document);
  const { document: older } = toOpenApi31(document);
  const toPath = (address: string) => toSitePath(address, basePath);
  return new Map([
    [downloadFolder + downloadPaths.yaml, toYaml(published)],
    [downloadFolder + downloadPaths.json, toJsonFile(published)],
    ...(older === document ? [] : [[downloadFolder + downloadPaths.older, toJsonFile(older)] as const]),
    ...operations.map((page) => [toPath(extractPath(page.slug)), toJsonFile(toExtract(page))] as const),
  ]);

  function toExtract({ slug, title, method, path }: OperationPage): JsonObject {
    const own = findOperation(resolve(member(document['paths'], path)).node, method);
    const whole = siteUrl + downloadFolder + downloadPaths.yaml;
    const description = texts().extract(title, siteUrl + toPath(referencePath(slug)), whole);
    return extract({ section: 'paths', path, method: own.method }, description);
  }
}

function toJsonFile(value: unknown): string {
  return `${writeJson(value, 2)}\n`;
}
