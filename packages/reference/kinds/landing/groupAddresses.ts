import type { DocusaurusConfig } from '@docusaurus/types';
import type { SiteFile } from '@reliure/docusaurus/node';
import { groupPath, referencePath, toRedirectPage } from '@reliure/richtext';
import type { Group } from '../../model/groups/groups.ts';

/**
 * Builds a redirect page from the address of each group of operations to its list on the landing page, for visitors who
 * remove the end of an address or guess one.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 */
export function buildGroupAddresses(
  groups: readonly Pick<Group, 'slug' | 'title'>[],
  { baseUrl, favicon }: Pick<DocusaurusConfig, 'baseUrl' | 'favicon'>,
  pages: readonly string[],
): readonly SiteFile[] {
  const existing = new Set(pages);
  return groups.flatMap(({ slug, title }) => {
    const path = referencePath(slug);
    if (existing.has(baseUrl + path.slice(1))) return [];
    const icon = favicon === undefined ? {} : { icon: baseUrl + favicon };
    return [[`${path}.html`, toRedirectPage({ href: baseUrl + groupPath(slug).slice(1), title, ...icon })] as const];
  });
}
