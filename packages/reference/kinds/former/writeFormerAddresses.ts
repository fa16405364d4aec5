import type { SiteFile } from '@reliure/docusaurus/node';
import { referencePath, toRedirectPage, toSitePath } from '@reliure/richtext';
import type { SiteConfig } from '../kind.ts';
import type { FormerAddress } from './model.ts';

/**
 * Writes a redirect page at each address of a page that is gone.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 */
export function writeFormerAddresses(
  former: readonly FormerAddress[],
  { baseUrl, favicon, basePath }: Omit<SiteConfig, 'url'>,
  pages: readonly string[],
): readonly SiteFile[] {
  const existing = new Set(pages);
  const icon = favicon === undefined ? {} : { icon: baseUrl + favicon };
  return former.flatMap(({ slug, title, target }) => {
    const path = toSitePath(referencePath(slug), basePath);
    if (existing.has(baseUrl + path.slice(1))) return [];
    const href = baseUrl + toSitePath(target, basePath).slice(1);
    return [[`${path}.html`, toRedirectPage({ href, title, ...icon })] as const];
  });
}
