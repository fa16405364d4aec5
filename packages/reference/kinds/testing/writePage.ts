import { links } from '@reliure/richtext/markdown/testing/links.ts';
import { emptySite, type SiteContext } from '../siteContext.ts';
import { toPages } from '../pages.ts';
import type { Reference } from '../reference.ts';

/** Returns the Markdown version of a page, or an empty string if there is no such page. */
export function writePage(reference: Reference, slug?: string, site: SiteContext = emptySite): string {
  return (
    toPages(reference)
      .find((page) => page.slug === slug)
      ?.markdownVersion.render(links, site) ?? ''
  );
}
