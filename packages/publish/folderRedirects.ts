import type { DocusaurusConfig } from '@docusaurus/types';
import type { SiteFile } from '@reliure/docusaurus/node';
import { toRedirectPage } from '@reliure/richtext';

/** Names of the first page of a folder, the most specific first. */
const firstPages = ['overview', 'intro'] as const;

/**
 * Builds redirect pages from each folder without a page to its first page, for visitors who remove the end of an
 * address: `/docs/reperes` redirects to `/docs/reperes/overview`.
 *
 * @param pages Paths of the site’s pages, without the base URL.
 */
export function buildFolderRedirects(
  pages: readonly string[],
  { title, baseUrl, favicon }: Pick<DocusaurusConfig, 'title' | 'baseUrl' | 'favicon'>,
): readonly SiteFile[] {
  const existing = new Set(pages);
  const folders = new Set(pages.map((path) => path.slice(0, path.lastIndexOf('/'))).filter((path) => path !== ''));
  return [...folders].flatMap((folder) => {
    const target = firstPages.map((name) => `${folder}/${name}`).find((path) => existing.has(path));
    if (target === undefined || existing.has(folder)) return [];
    const icon = favicon === undefined ? {} : { icon: baseUrl + favicon };
    return [[`${folder}.html`, toRedirectPage({ href: baseUrl + target.slice(1), title, ...icon })] as const];
  });
}
