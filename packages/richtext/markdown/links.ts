import { referencePath } from '../addresses/paths';

/** Where a site is published, and which of its pages have a Markdown twin. */
export interface Site {
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Paths of the pages, from the site’s root: `/api/creer-une-visite`. */
  readonly twins: ReadonlySet<string>;
}

/** How one twin writes its links. */
export interface Links {
  /** A link of a text: to the twin of a page that has one, else to where it leads on the site. */
  readonly toUrl: (url: string) => string;
  /** Whether a link leads to a page of the reference that there is not. */
  readonly isMissing: (url: string) => boolean;
  /** A path of the site as an address that starts at the host’s root. */
  readonly toRootUrl: (path: string) => string;
  /** The page for people, absolute. */
  readonly pageUrl: string;
}

/**
 * Path of the Markdown twin of a page.
 *
 * @example twinPath('/api/creer-une-visite') // '/api/creer-une-visite.md'
 */
export function twinPath(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.md`;
}

/** Path of the OpenAPI document that holds one operation alone. */
export function extractPath(slug: string): string {
  return `${referencePath(slug)}.openapi.json`;
}

/** The links of the twin of the page at `path`. A place of the page itself has an address on the page for people only. */
export function createLinks({ url: host, baseUrl, twins }: Site, path: string): Links {
  const toRootUrl = (target: string) => `${baseUrl}${target.slice(1)}`;
  const pageUrl = host + toRootUrl(path);
  return {
    toUrl(url) {
      if (url.startsWith('#')) return pageUrl + url;
      if (!url.startsWith('/')) return url;
      const { target, place } = splitPath(url);
      return toRootUrl(twins.has(target) ? twinPath(target) : target) + place;
    },
    isMissing(url) {
      return url.startsWith(`${referencePath()}/`) && !twins.has(splitPath(url).target);
    },
    toRootUrl,
    pageUrl,
  };
}

/** Parts a path from the query and the anchor after it. */
function splitPath(url: string): { readonly target: string; readonly place: string } {
  const end = url.search(/[?#]|$/);
  return { target: url.slice(0, end), place: url.slice(end) };
}
