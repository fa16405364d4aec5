import { indexFileName } from '../../../plugin/indexFileName';

/** Why an index cannot be asked for. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}

/** What the address of an index file is made of. */
export interface IndexAddress {
  readonly baseUrl: string;
  /** Address of another version of the docs, below the base URL; `null` for the current one. */
  readonly versionUrl: string | null;
  readonly contextId: string | null;
  readonly hash: string | null;
  readonly origin: string;
}

/**
 * Where an index file lies.
 *
 * @throws SearchIndexError for a version outside the base URL or on another origin.
 */
export function toIndexUrl({ baseUrl, versionUrl, contextId, hash, origin }: IndexAddress): string {
  if (versionUrl !== null && !versionUrl.startsWith(baseUrl)) {
    throw new SearchIndexError(
      `L’adresse de version « ${versionUrl} » ne commence pas par l’adresse de base « ${baseUrl} ».`,
    );
  }
  const folder = versionUrl ?? baseUrl;
  const url = parseAddress(`${folder.endsWith('/') ? folder : `${folder}/`}${indexFileName(contextId)}`, origin);
  if (url.origin !== origin) {
    throw new SearchIndexError(`L’index de recherche ne peut pas venir d’une autre origine : ${url.origin}.`);
  }
  if (hash !== null) url.searchParams.set('_', hash);
  return url.href;
}

function parseAddress(address: string, origin: string): URL {
  try {
    return new URL(address, origin);
  } catch (cause) {
    throw new SearchIndexError(`« ${address} » n’est pas l’adresse d’un index de recherche.`, { cause });
  }
}
