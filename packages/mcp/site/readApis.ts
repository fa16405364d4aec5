import { createResolve, isObject, rootOperations, toArray, toMethodName, toObject, toText } from '@reliure/openapi';
import type { JsonObject } from '@reliure/openapi';
import { downloadPaths, toPageNames } from '@reliure/reference';
import type { PageName } from '@reliure/reference';
import { apiCatalogPath, defaultBasePath } from '@reliure/richtext';
import type { SiteFiles } from './openSite.ts';

/** An API that a site documents. */
export interface DocumentedApi {
  readonly title: string;
  /** Path of its reference from the site’s root, such as `/api`. */
  readonly basePath: string;
  /** The pages of its reference. */
  readonly pages: readonly PageName[];
  /** The `operationId` of each call that has one, such as `POST /visits`. */
  readonly operationIds: ReadonlyMap<string, string>;
}

/** Reads the APIs that a site documents, the main one first, from its catalogue. @see https://www.rfc-editor.org/rfc/rfc9727 */
export async function readApis(files: SiteFiles): Promise<readonly DocumentedApi[]> {
  const catalogue = await files.read(apiCatalogPath);
  // A site below the root of its host has no catalogue.
  const places =
    catalogue === null ? [{ basePath: defaultBasePath, contract: downloadPaths.json }] : toPlaces(catalogue);
  return Promise.all(
    places.map(async ({ basePath, contract }) => {
      const text = await files.read(contract);
      if (text === null) throw new Error(`${files.location} has no ${contract}.`);
      const document = toObject(JSON.parse(text));
      const title = toText(toObject(document['info'])['title']) ?? 'API';
      return { title, basePath, pages: toPageNames(document), operationIds: toOperationIds(document) };
    }),
  );
}

interface Place {
  readonly basePath: string;
  /** Path of the contract as JSON. */
  readonly contract: string;
}

/** Reads the places of the references from a catalogue. The servers of one API have the same links. */
function toPlaces(catalogue: string): readonly Place[] {
  const contexts = toArray(toObject(JSON.parse(catalogue))['linkset']).filter(isObject);
  const places = contexts.flatMap((context): readonly Place[] => {
    const basePath = toPath(context['service-doc'], 'text/html');
    const contract = toPath(context['service-desc'], 'application/json');
    return basePath === null || contract === null ? [] : [{ basePath, contract }];
  });
  return [...new Map(places.map((place) => [place.basePath, place])).values()];
}

function toPath(targets: unknown, type: string): string | null {
  const found = toArray(targets)
    .filter(isObject)
    .find((target) => target['type'] === type);
  const href = toText(found?.['href']);
  return href === undefined ? null : new URL(href).pathname;
}

function toOperationIds(document: JsonObject): ReadonlyMap<string, string> {
  const operations = rootOperations(document, createResolve(document));
  return new Map(
    operations.flatMap(({ method, path, operation }) => {
      const id = toText(operation['operationId']);
      return id === undefined ? [] : [[`${toMethodName(method)} ${path}`, id] as const];
    }),
  );
}
