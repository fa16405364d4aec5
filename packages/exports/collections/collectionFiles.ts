import type { JsonObject } from '../../openapi/document/json';
import { slugify } from '../../openapi/document/slug';
import type { Site } from '../../richtext/markdown/links';
import { downloadPaths, environmentPath } from '../../reference/kinds/landing/downloads';
import type { Reference } from '../../reference/model/types';
import { toArchive } from './archive';
import { toBrunoFiles } from './bruno';
import { buildCollection } from './collection';
import { toPostmanCollection, toPostmanEnvironment } from './postman';

/**
 * The operations as collections of API clients, with an environment a server; by path, from the site’s root.
 *
 * @param document The bundled contract.
 */
export function buildCollectionFiles(
  reference: Reference,
  document: JsonObject,
  site: Pick<Site, 'url' | 'baseUrl'>,
): ReadonlyMap<string, string | Uint8Array> {
  const collection = buildCollection(reference, document, site);
  const folder = slugify(collection.name) || 'api';
  return new Map<string, string | Uint8Array>([
    [downloadPaths.postman, JSON.stringify(toPostmanCollection(collection))],
    ...collection.environments.map(
      (environment) =>
        [
          environmentPath(environment.slug),
          JSON.stringify(toPostmanEnvironment(environment, collection.secrets)),
        ] as const,
    ),
    [downloadPaths.bruno, toArchive(toBrunoFiles(collection), folder)],
  ]);
}
