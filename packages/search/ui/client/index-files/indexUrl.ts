import { indexFileName } from '../../../plugin/indexFileName.ts';
import { SearchError } from '../failure.ts';

/** The parts of the URL of an index file. */
export interface IndexAddress {
  readonly baseUrl: string;
  /** URL of another version of the docs, below the base URL; `null` for the current version. */
  readonly versionUrl: string | null;
  readonly contextId: string | null;
  readonly hash: string | null;
  readonly origin: string;
}

/**
 * Returns the URL of an index file.
 *
 * @throws SearchError for a version outside the base URL or on another origin.
 */
export function toIndexUrl({ baseUrl, versionUrl, contextId, hash, origin }: IndexAddress): string {
  if (versionUrl !== null && !versionUrl.startsWith(baseUrl)) {
    throw new SearchError({ code: 'outsideBase', version: versionUrl, base: baseUrl });
  }
  const folder = versionUrl ?? baseUrl;
  const url = parseAddress(`${folder.endsWith('/') ? folder : `${folder}/`}${indexFileName(contextId)}`, origin);
  if (url.origin !== origin) throw new SearchError({ code: 'otherOrigin', origin: url.origin });
  if (hash !== null) url.searchParams.set('_', hash);
  return url.href;
}

function parseAddress(address: string, origin: string): URL {
  try {
    return new URL(address, origin);
  } catch (cause) {
    throw new SearchError({ code: 'noAddress', address }, { cause });
  }
}
