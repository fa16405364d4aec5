import { links } from '@apidoc/richtext/testing';
import { emptySite, type SiteContext } from '../siteContext';
import { toPages } from '../pages';
import type { Reference } from '../reference';

/** Returns the Markdown version of a page, or an empty string if there is no such page. */
export function writePage(reference: Reference, slug?: string, site: SiteContext = emptySite): string {
  return (
    toPages(reference)
      .find((page) => page.slug === slug)
      ?.markdownVersion.render(links, site) ?? ''
  );
}
