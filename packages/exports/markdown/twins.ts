import type { Changelog } from '@apidoc/changelog';
import type { GuidePage } from '@apidoc/guides';
import { skippableSection, toGuideMarkdown, toPages } from '@apidoc/reference';
import type { Reference, TwinSource } from '@apidoc/reference';
import { createLinks, referencePath } from '@apidoc/richtext';
import type { Links, Site } from '@apidoc/richtext';
import type { Scenario } from '@apidoc/scenarios';

/** A page of the site that is still to be written as Markdown, by the path of the page itself. */
interface Page extends TwinSource {
  readonly path: string;
}

/** A page of the site as Markdown. */
export interface Twin extends Omit<Page, 'render'> {
  readonly text: string;
}

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
  const pages = toPages(reference).map(({ slug, twin }) => ({ path: referencePath(slug), ...twin }));
  const all = [...written, ...pages];
  const ordered = [...all.filter((page) => !isSkippable(page)), ...all.filter(isSkippable)];
  const twins = new Set(ordered.map(({ path }) => path));
  return ordered.map(({ render, ...page }) => ({
    ...page,
    text: render(createLinks({ ...address, twins }, page.path)),
  }));
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
