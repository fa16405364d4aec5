import type { SiteFile } from '@reliure/docusaurus/node';
import { groupPath, referencePath, toRedirectPage, toSitePath } from '@reliure/richtext';
import type { Group } from '../../model/groups/groups.ts';
import type { SiteConfig } from '../kind.ts';

/**
 * Builds a redirect page from the address of each group of operations to its list on the landing page, for visitors who
 * remove the end of an address or guess one.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 */
export function buildGroupAddresses(
  groups: readonly Pick<Group, 'slug' | 'title'>[],
  { baseUrl, favicon, basePath }: Omit<SiteConfig, 'url'>,
  pages: readonly string[],
): readonly SiteFile[] {
  const existing = new Set(pages);
  return groups.flatMap(({ slug, title }) => {
    const path = toSitePath(referencePath(slug), basePath);
    if (existing.has(baseUrl + path.slice(1))) return [];
    const icon = favicon === undefined ? {} : { icon: baseUrl + favicon };
    const href = baseUrl + toSitePath(groupPath(slug), basePath).slice(1);
    return [[`${path}.html`, toRedirectPage({ href, title, ...icon })] as const];
  });
}
