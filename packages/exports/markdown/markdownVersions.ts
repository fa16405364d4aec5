import type { Changelog } from '@reliure/changelog';
import type { GuidePage } from '@reliure/guides';
import { skippableSection, toGuideMarkdown, toPages } from '@reliure/reference';
import type { Reference, MarkdownVersionSource, SiteContext } from '@reliure/reference';
import { createLinks, referencePath, toSitePath } from '@reliure/richtext';
import type { Links, Site } from '@reliure/richtext';
import type { Scenario } from '@reliure/scenarios';
import { texts } from '../texts.ts';

/** The Markdown version of a page before it is rendered, with the path of the page itself. */
interface UnrenderedPage extends MarkdownVersionSource {
  readonly path: string;
}

/** The Markdown version of a page. */
export interface MarkdownVersion extends Omit<UnrenderedPage, 'render'> {
  readonly text: string;
}

/** Builds the Markdown versions of all pages, in reading order. */
export function buildMarkdownVersions(
  reference: Reference,
  guides: readonly GuidePage[],
  address: Pick<Site, 'url' | 'baseUrl'>,
  site?: SiteContext,
  scenarios: readonly Scenario[] = [],
  changelog: Changelog = { releases: [], feeds: [] },
): readonly MarkdownVersion[] {
  const guidePages = guides.map((guide) => toGuidePage(guide, reference, scenarios, changelog));
  const isSkippable = ({ section }: UnrenderedPage) => section === skippableSection;
  const referencePages = toPages(reference).map(({ slug, markdownVersion }) => ({
    path: toSitePath(referencePath(slug), reference.basePath),
    ...markdownVersion,
  }));
  const all = [...guidePages, ...referencePages];
  const ordered = [...all.filter((page) => !isSkippable(page)), ...all.filter(isSkippable)];
  const paths = new Set(ordered.map(({ path }) => path));
  return ordered.map(({ render, ...page }) => ({
    ...page,
    text: render(createLinks({ ...address, markdownVersions: paths, basePath: reference.basePath }, page.path), site),
  }));
}

function toGuidePage(
  guide: GuidePage,
  reference: Reference,
  scenarios: readonly Scenario[],
  changelog: Changelog,
): UnrenderedPage {
  const { path, title, description, isSkippable } = guide;
  return {
    path,
    title,
    ...(description !== undefined && { description }),
    section: isSkippable ? skippableSection : texts().index.guides,
    render: (links) =>
      toGuideMarkdown(guide, {
        links,
        reference,
        scenarios,
        changelog,
        toUrl: (url) => toGuideUrl(url, guide, links),
      }),
  };
}

/**
 * Resolves a guide’s link. Guides may be written for another contract: links to operations that this one does not have
 * become plain text.
 */
function toGuideUrl(target: string, { path, resolveFile }: GuidePage, links: Links): string | null {
  // Docusaurus’s prefix for links to files, which it does not process.
  const url = target.replace(/^pathname:\/\//, '');
  const resolved = resolveFile(url) ?? (/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(url) ? url : resolvePath(url, path));
  return links.isMissing(resolved) ? null : links.toUrl(resolved);
}

/** @example resolvePath('../b?c#d', '/docs/a/x') // '/docs/b?c#d' */
function resolvePath(url: string, from: string): string {
  const { pathname, search, hash } = new URL(url, `http://localhost${from}`);
  return pathname + search + hash;
}
