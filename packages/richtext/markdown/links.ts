import { errorsSlug, indexPath, referencePath } from '../addresses/paths.ts';
import { defaultBasePath, toSitePath } from '../addresses/sitePath.ts';

/** The address of the site, and the pages that have a Markdown version. */
export interface Site {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Paths of the pages with a Markdown version, from the site’s root: `/api/creer-une-visite`. */
  readonly markdownVersions: ReadonlySet<string>;
  /** Path of the reference whose addresses are resolved; by default `/api`. */
  readonly basePath?: string;
}

/** Writes the links of one page’s Markdown version, as absolute URLs. */
export interface Links {
  /** Returns the address of the target’s Markdown version, or the target’s own address if it has none. */
  readonly toUrl: (url: string) => string;
  /** Whether a link points to a page of the reference that does not exist. */
  readonly isMissing: (url: string) => boolean;
  /** Returns the URL of a path of the site. */
  readonly toRootUrl: (path: string) => string;
  /** URL of the HTML page. */
  readonly pageUrl: string;
  /** URL of the index of all Markdown versions. */
  readonly indexUrl: string;
}

/**
 * Returns the path of a page’s Markdown version.
 *
 * @example markdownVersionPath('/api/creer-une-visite') // '/api/creer-une-visite.md'
 */
export function markdownVersionPath(path: string): string {
  return `${path.endsWith('/') ? `${path}index` : path}.md`;
}

/** The end of the address of a file from which a page composes a call. */
export const composerEnding = '.composer.json';

/** Returns the address of the file from which the page of an operation composes its call. */
export function composerPath(slug: string): string {
  return referencePath(slug) + composerEnding;
}

/** Returns the address of the OpenAPI document that contains only one operation. */
export function extractPath(slug: string): string {
  return `${referencePath(slug)}.openapi.json`;
}

/** Returns the address of the file with all errors, which pages read. */
export function errorsFilePath(): string {
  return `${referencePath(errorsSlug())}.json`;
}

/**
 * Creates the links for the Markdown version of the page at `path`, a path of the site or an address of the reference.
 * Links within the page point to the HTML page, because only that page has the anchors.
 */
export function createLinks(
  { url: host, baseUrl, markdownVersions, basePath = defaultBasePath }: Site,
  path: string,
): Links {
  const toRootUrl = (target: string) => host + baseUrl + toSitePath(target, basePath).slice(1);
  const pageUrl = toRootUrl(path);
  return {
    toUrl(address) {
      const url = toSitePath(address, basePath);
      if (url.startsWith('#')) return pageUrl + url;
      if (!url.startsWith('/')) return url;
      const { target, suffix } = splitPath(url);
      // Only the page itself reads a query, such as the text of its filter.
      const hasVersion = markdownVersions.has(target) && !suffix.startsWith('?');
      return toRootUrl(hasVersion ? markdownVersionPath(target) : target) + suffix;
    },
    isMissing(address) {
      const url = toSitePath(address, basePath);
      return url.startsWith(`${basePath}/`) && !markdownVersions.has(splitPath(url).target);
    },
    toRootUrl,
    pageUrl,
    indexUrl: toRootUrl(indexPath),
  };
}

/** Splits a URL into its path and what follows: the query and the fragment. */
function splitPath(url: string): { readonly target: string; readonly suffix: string } {
  const end = url.search(/[?#]|$/);
  return { target: url.slice(0, end), suffix: url.slice(end) };
}
