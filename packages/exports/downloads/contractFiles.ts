import { createExtract, createResolve, findOperation, member, toOlderVersions, writeJson } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { downloadPaths } from '@reliure/reference';
import type { OperationPage, Reference } from '@reliure/reference';
import { defaultBasePath, extractPath, referencePath, toSitePath } from '@reliure/richtext';
import { texts } from '../texts.ts';
import { toYaml } from './yaml.ts';

const mainPlace = { basePath: defaultBasePath, downloadFolder: '' };

/**
 * Builds the files of the contract, by path from the site’s root: the whole contract in YAML, in JSON and
 * in older versions of OpenAPI, and one document for each operation.
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
  const toPath = (address: string) => toSitePath(address, basePath);
  return new Map([
    [downloadFolder + downloadPaths.yaml, toYaml(published)],
    [downloadFolder + downloadPaths.json, toJsonFile(published)],
    ...toOlderVersions(document).map(
      (older) => [downloadFolder + downloadPaths.older(older.version), toJsonFile(older.document)] as const,
    ),
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
