import { createSlugs, toTextSlug } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { downloadPaths, environmentPath } from '@reliure/reference';
import type { Reference } from '@reliure/reference';
import type { Site } from '@reliure/richtext';
import { toArchive } from './archive.ts';
import { toBrunoFiles } from './bruno.ts';
import { buildCollection } from './collection.ts';
import { toCollectionHttpFile } from './httpFile.ts';
import { toPostmanCollection, toPostmanEnvironment } from './postman.ts';

/**
 * Builds the collections of the operations for API clients, with one environment per server, by path from the site’s
 * root.
 *
 * @param document The bundled contract.
 */
export function buildCollectionFiles(
  reference: Reference,
  document: JsonObject,
  site: Pick<Site, 'url' | 'baseUrl'>,
): ReadonlyMap<string, string | Uint8Array> {
  const { downloadFolder } = reference;
  const collection = buildCollection(reference, document, site);
  const folder = createSlugs()(toTextSlug(collection.name, 'api'));
  return new Map<string, string | Uint8Array>([
    [downloadFolder + downloadPaths.postman, JSON.stringify(toPostmanCollection(collection))],
    ...collection.environments.map(
      (environment) =>
        [
          downloadFolder + environmentPath(environment.slug),
          JSON.stringify(toPostmanEnvironment(environment, collection.secrets)),
        ] as const,
    ),
    [downloadFolder + downloadPaths.http, toCollectionHttpFile(collection)],
    [downloadFolder + downloadPaths.bruno, toArchive(toBrunoFiles(collection), folder)],
  ]);
}
