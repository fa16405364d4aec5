import type { SiteFile } from '@reliure/docusaurus/node';
import { referencePath, toRedirectPage, toSitePath } from '@reliure/richtext';
import type { SiteConfig } from './kind.ts';

/** An address below the reference that leads elsewhere. */
export interface Redirect {
  readonly slug: string;
  readonly title: string;
  /** Path of the other page, within the reference or from the site’s root. */
  readonly target: string;
}

/**
 * Builds a redirect page at each address.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 */
export function buildRedirectPages(
  redirects: readonly Redirect[],
  { baseUrl, favicon, basePath }: Omit<SiteConfig, 'url'>,
  pages: readonly string[],
): readonly SiteFile[] {
  const existing = new Set(pages);
  const icon = favicon === undefined ? {} : { icon: baseUrl + favicon };
  return redirects.flatMap(({ slug, title, target }) => {
    const path = toSitePath(referencePath(slug), basePath);
    if (existing.has(baseUrl + path.slice(1))) return [];
    const href = baseUrl + toSitePath(target, basePath).slice(1);
    return [[`${path}.html`, toRedirectPage({ href, title, ...icon })] as const];
  });
}
