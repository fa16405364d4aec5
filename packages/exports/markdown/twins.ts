import type { Changelog } from '@apidoc/changelog';
import type { GuidePage } from '@apidoc/guides';
import { toGuideMarkdown } from '@apidoc/reference';
import type { Reference } from '@apidoc/reference';
import { createLinks } from '@apidoc/richtext';
import type { Links, Site } from '@apidoc/richtext';
import type { Scenario } from '@apidoc/scenarios';
import { referencePages } from './referencePages';

/** A page of the site as Markdown. */
export interface Twin {
  /** Path of the page itself. */
  readonly path: string;
  readonly title: string;
  /** A sentence on it. */
  readonly description?: string;
  /** Title of the part of an index where it stands. */
  readonly section: string;
  readonly text: string;
}

/** A page that is still to be written as Markdown. */
export type Page = Omit<Twin, 'text'> & { readonly render: (links: Links) => string };

/** Part of an index that its readers may skip. @see https://llmstxt.org */
export const skippableSection = 'Optional';

/** The Markdown twins of all pages, in the order in which a reader would take them. */
export function buildTwins(
  reference: Reference,
  guides: readonly GuidePage[],
  address: Pick<Site, 'url' | 'baseUrl'>,
  scenarios: readonly Scenario[] = [],
  changelog: Changelog = { releases: [], feeds: [] },
): readonly Twin[] {
  const written = guides.map((guide) => toGuidePage(guide, reference, scenarios, changelog));
  const isSkippable = ({ section }: Page) => section === skippableSection;
  const all = [...written, ...referencePages(reference)];
  const pages = [...all.filter((page) => !isSkippable(page)), ...all.filter(isSkippable)];
  const twins = new Set(pages.map(({ path }) => path));
  return pages.map(({ render, ...page }) => ({ ...page, text: render(createLinks({ ...address, twins }, page.path)) }));
}

function toGuidePage(
  guide: GuidePage,
  { lifecycles }: Reference,
  scenarios: readonly Scenario[],
  changelog: Changelog,
): Page {
  const { path, title, description, isSkippable } = guide;
  return {
    path,
    title,
    ...(description !== undefined && { description }),
    section: isSkippable ? skippableSection : 'Guides',
    render: (links) =>
      toGuideMarkdown(guide, {
        links,
        lifecycles,
        scenarios,
        changelog,
        toUrl: (url) => toGuideUrl(url, guide, links),
      }),
  };
}

/** Guides may be written for another contract: a link to an operation that this one does not have is its text. */
function toGuideUrl(written: string, { path, resolveFile }: GuidePage, links: Links): string | null {
  // Docusaurus’s mark of a link to a file, which it leaves alone.
  const url = written.replace(/^pathname:\/\//, '');
  const target = resolveFile(url) ?? (/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(url) ? url : resolvePath(url, path));
  return links.isMissing(target) ? null : links.toUrl(target);
}

/** @example resolvePath('../b?c#d', '/docs/a/x') // '/docs/b?c#d' */
function resolvePath(url: string, from: string): string {
  const { pathname, search, hash } = new URL(url, `http://localhost${from}`);
  return pathname + search + hash;
}
