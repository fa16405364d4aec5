import type { SiteFile } from '@reliure/docusaurus/node';
import { groupPath } from '@reliure/richtext';
import type { Group } from '../../model/groups/groups.ts';
import type { SiteConfig } from '../kind.ts';
import { buildRedirectPages } from '../redirectPages.ts';

/**
 * Builds a redirect page from the address of each group of operations to its list on the landing page, for visitors who
 * remove the end of an address or guess one.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 */
export function buildGroupAddresses(
  groups: readonly Pick<Group, 'slug' | 'title'>[],
  site: Omit<SiteConfig, 'url'>,
  pages: readonly string[],
): readonly SiteFile[] {
  const redirects = groups.map(({ slug, title }) => ({ slug, title, target: groupPath(slug) }));
  return buildRedirectPages(redirects, site, pages);
}
