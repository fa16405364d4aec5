import type { Changelog } from '@reliure/changelog';
import type { GuidePage } from '@reliure/guides';
import { toGuideMarkdown, toPages } from '@reliure/reference';
import type { LoadedReference, Reference, MarkdownVersionSource, SiteContext } from '@reliure/reference';
import { createLinks, markdownVersionPath, referencePath, toSitePath } from '@reliure/richtext';
import type { Links, Site } from '@reliure/richtext';
import type { Scenario } from '@reliure/scenarios';
import { texts } from '../texts.ts';
import { divideText, type MarkdownFile } from './divideText.ts';

/** The Markdown version of a page before it is rendered, with the path of the page itself. */
interface UnrenderedPage extends MarkdownVersionSource {
  readonly path: string;
}

/** The Markdown version of a page. */
export interface MarkdownVersion extends Omit<UnrenderedPage, 'render'> {
  readonly text: string;
  /** The page’s file, and those of the sections for which it is too long. */
  readonly files: readonly MarkdownFile[];
}

/** A reference besides the main one. */
export interface OtherReference {
  readonly reference: Reference & Pick<LoadedReference, 'label' | 'scenarios' | 'changelog'>;
  readonly site: SiteContext;
}

/** What the pages of a site show besides the main reference’s model. */
interface Additions {
  readonly site?: SiteContext;
  readonly scenarios?: readonly Scenario[];
  readonly changelog?: Changelog;
  readonly others?: readonly OtherReference[];
}

/** Builds the Markdown versions of all pages, in reading order. */
export function buildMarkdownVersions(
  reference: Reference,
  guides: readonly GuidePage[],
  address: Pick<Site, 'url' | 'baseUrl'>,
  { site, scenarios = [], changelog = { releases: [], feeds: [] }, others = [] }: Additions = {},
): readonly MarkdownVersion[] {
  const parts = { reference, scenarios, changelog, others: toOthers(others) };
  const guidePages = guides.map((guide) => ({ ...toGuidePage(guide, parts), site, basePath: reference.basePath }));
  const all = [
    ...guidePages,
    ...toReferencePages(reference, site),
    ...others.flatMap((other) =>
      toReferencePages(other.reference, other.site).map((page) => {
        const { label } = other.reference;
        return { ...page, section: `${label} — ${page.section}` };
      }),
    ),
  ];
  const isSkippable = (page: UnrenderedPage) => page.isSkippable === true;
  const ordered = [...all.filter((page) => !isSkippable(page)), ...all.filter(isSkippable)];
  const paths = new Set(ordered.map(({ path }) => path));
  return ordered.map(({ render, basePath, site: shown, ...page }) => {
    const links = createLinks({ ...address, markdownVersions: paths, basePath }, page.path);
    const text = render(links, shown);
    const { path, title } = page;
    return { ...page, text, files: divideText({ path: markdownVersionPath(path), title, text }, links) };
  });
}

function toReferencePages(reference: Reference, site: SiteContext | undefined) {
  const { basePath } = reference;
  return toPages(reference).map(({ slug, markdownVersion }) => ({
    path: toSitePath(referencePath(slug), basePath),
    ...markdownVersion,
    site,
    basePath,
  }));
}

function toOthers(others: readonly OtherReference[]): NonNullable<GuideParts['others']> {
  return new Map(
    others.map(({ reference }) => [
      reference.id,
      { reference, scenarios: reference.scenarios, changelog: reference.changelog },
    ]),
  );
}

type GuideParts = Pick<Parameters<typeof toGuideMarkdown>[1], 'reference' | 'scenarios' | 'changelog' | 'others'>;

function toGuidePage(guide: GuidePage, parts: GuideParts): UnrenderedPage {
  const { path, title, description, isSkippable } = guide;
  return {
    path,
    title,
    ...(description !== undefined && { description }),
    section: isSkippable ? texts().index.otherPages : texts().index.guides,
    ...(isSkippable && { isSkippable }),
    render: (links) =>
      toGuideMarkdown(guide, {
        ...parts,
        links,
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
