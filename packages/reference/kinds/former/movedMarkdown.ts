import type { SiteFile } from '@reliure/docusaurus/node';
import {
  markdownVersionPath,
  referencePath,
  serialize,
  toHeading,
  toLink,
  toParagraph,
  toSitePath,
} from '@reliure/richtext';
import { texts } from '../../texts/index.ts';
import type { SiteConfig } from '../kind.ts';
import type { Redirect } from '../redirectPages.ts';

/**
 * Builds the Markdown version of each page that is gone: programs read no redirect page.
 *
 * @param pages Paths of the site’s existing pages, base URL included. They are not overwritten.
 */
export function buildMovedMarkdown(
  redirects: readonly Redirect[],
  { url, baseUrl, basePath }: SiteConfig,
  pages: readonly string[],
): readonly SiteFile[] {
  const existing = new Set(pages);
  return redirects.flatMap(({ slug, title, target }) => {
    const path = toSitePath(referencePath(slug), basePath);
    if (existing.has(baseUrl + path.slice(1))) return [];
    const [page = '', fragment] = toSitePath(target, basePath).split('#');
    const address = baseUrl + page.slice(1);
    const version = existing.has(address) ? markdownVersionPath(address) : address;
    const next = url + (fragment === undefined ? version : `${address}#${fragment}`);
    const text = serialize([toHeading(1, title), toParagraph(texts().links.moved, toLink(next, next))]);
    return [[markdownVersionPath(path), text] as const];
  });
}
