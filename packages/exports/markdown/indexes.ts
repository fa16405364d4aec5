import type { ListItem, RootContent } from 'mdast';
import { createSlugs, toTextSlug } from '@reliure/openapi';
import { downloadPaths, overviewSection } from '@reliure/reference';
import type { Download, Reference } from '@reliure/reference';
import {
  markdownVersionPath,
  parseMarkdown,
  serialize,
  toHeading,
  toItem,
  toLink,
  toLists,
  toParagraph,
  toSection,
} from '@reliure/richtext';
import type { Site } from '@reliure/richtext';
import { texts } from '../texts.ts';
import type { MarkdownFile } from './divideText.ts';
import { toAgentRules, type DescribedApi } from './agentRules.ts';
import type { MarkdownVersion } from './markdownVersions.ts';

/** Largest number of characters of a file with several pages: what the context of a model holds beside other things. */
const fullTextLimit = 400_000;

/** The site’s title, summary and address, for the indexes. */
export interface SiteSummary extends Pick<Site, 'url' | 'baseUrl'> {
  readonly title: string;
  readonly summary: string;
}

/** A reference of the site, as input for the indexes. */
export interface IndexedReference extends DescribedApi {
  /** Name beside other references. */
  readonly label: string;
  readonly landing: {
    readonly downloads: readonly Download[];
    readonly groups: readonly Pick<Reference['landing']['groups'][number], 'title' | 'parents'>[];
  };
}

/** The pages of a section, and where their index and their full texts stand. */
interface Section {
  readonly title: string;
  readonly isSkippable: boolean;
  readonly versions: readonly MarkdownVersion[];
  readonly indexPath: string;
  readonly parts: readonly MarkdownFile[];
}

/**
 * Builds the indexes of the site’s Markdown for agents, as a tree: a short one for the whole site, and one for each
 * section, with the full texts of its pages in files that a model can read as a whole.
 *
 * @param references The references of the site, the main one first.
 * @see https://llmstxt.org
 */
export function toIndexFiles(
  site: SiteSummary,
  versions: readonly MarkdownVersion[],
  references: readonly [IndexedReference, ...IndexedReference[]],
): readonly MarkdownFile[] {
  const toUrl = (path: string) => site.url + site.baseUrl + path.slice(1);
  const sections = toSections(versions);
  return [
    { path: downloadPaths.index, text: toRootIndex(site, sections, references, toUrl) },
    { path: downloadPaths.everything, text: toPartsIndex(site, sections, toUrl) },
    ...sections.flatMap((section) => [
      // The root lists the pages of the overview itself.
      ...(isOverview(section) ? [] : [{ path: section.indexPath, text: toSectionIndex(site, section, toUrl) }]),
      ...section.parts,
    ]),
  ];
}

type ToUrl = (path: string) => string;

function isOverview({ title }: Section): boolean {
  return title === overviewSection();
}

function toSections(versions: readonly MarkdownVersion[]): readonly Section[] {
  const claim = createSlugs();
  const titles = [...new Set(versions.map(({ section }) => section))];
  return titles.map((title) => {
    const own = versions.filter(({ section }) => section === title);
    const stem = `/llms/${claim(toTextSlug(title, texts().part))}`;
    return {
      title,
      isSkippable: own.every(({ isSkippable }) => isSkippable === true),
      versions: own,
      indexPath: `${stem}.txt`,
      parts: toParts(own, stem),
    };
  });
}

/** Joins the texts of pages to files below the limit, separated by thematic breaks. */
function toParts(versions: readonly MarkdownVersion[], stem: string): readonly MarkdownFile[] {
  const separator = '\n---\n\n';
  const parts: string[] = [];
  for (const { text } of versions.flatMap(({ files }) => files)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + separator.length + text.length <= fullTextLimit)
      parts[parts.length - 1] = last + separator + text;
    else parts.push(text);
  }
  return parts.map((text, index) => ({
    path: `${stem}-${texts().index.full}${index === 0 ? '' : `-${index + 1}`}.txt`,
    text,
  }));
}

function toRootIndex(
  site: SiteSummary,
  sections: readonly Section[],
  [main, ...others]: readonly [IndexedReference, ...IndexedReference[]],
  toUrl: ToUrl,
): string {
  const wording = texts().index;
  const families = toFamilyTitles(main);
  const toSectionItems = (isSkippable: boolean) =>
    toLists(
      sections
        .filter((section) => !isOverview(section) && section.isSkippable === isSkippable)
        .map(({ title, indexPath, versions }) =>
          toItem([
            toLink(toUrl(indexPath), title),
            `: ${[families.get(title) ?? [], wording.pages(versions.length)].flat().join(', ')}`,
          ]),
        ),
    );
  return serialize([
    toHeading(1, site.title),
    { type: 'blockquote', children: [toParagraph(site.summary)] },
    ...parseMarkdown(wording.addresses).children,
    ...toSection(wording.rules, toRuleList(toAgentRules(main, toUrl))),
    ...sections.filter(isOverview).flatMap(({ title, versions }) => toSection(title, toPageList(versions, toUrl))),
    ...toSection(wording.sections, toSectionItems(false)),
    ...toSection(wording.contract, toContractList(main.landing.downloads, toUrl)),
    ...toSection(wording.fullTexts, toLists([toItem([toLink(toUrl(downloadPaths.everything), 'llms-full.txt')])])),
    ...others.flatMap(({ label, landing }) =>
      toSection(`${label} — ${wording.contract}`, toContractList(landing.downloads, toUrl)),
    ),
    ...toSection('Optional', toSectionItems(true)),
  ]);
}

/** Returns the titles of the families of groups, by those of the groups. */
function toFamilyTitles({ landing }: IndexedReference): ReadonlyMap<string, readonly string[]> {
  return new Map(landing.groups.flatMap(({ title, parents = [] }) => (parents.length === 0 ? [] : [[title, parents]])));
}

/** Lists sentences that are in Markdown. */
function toRuleList(rules: readonly string[]): readonly RootContent[] {
  return parseMarkdown(rules.map((rule) => `- ${rule}`).join('\n')).children;
}

function toSectionIndex(site: SiteSummary, { title, versions, parts }: Section, toUrl: ToUrl): string {
  const wording = texts().index;
  return serialize([
    toHeading(1, `${site.title} · ${title}`),
    { type: 'blockquote', children: [toParagraph(wording.pages(versions.length))] },
    toParagraph(wording.root, toLink(toUrl(downloadPaths.index), toUrl(downloadPaths.index))),
    ...toSection(wording.pagesTitle, toPageList(versions, toUrl)),
    ...toSection(wording.fullTexts, toPartList(parts, toUrl)),
  ]);
}

function toPartsIndex(site: SiteSummary, sections: readonly Section[], toUrl: ToUrl): string {
  const wording = texts().index;
  return serialize([
    toHeading(1, site.title),
    { type: 'blockquote', children: [toParagraph(site.summary)] },
    toParagraph(wording.aboutFullTexts),
    ...sections.flatMap(({ title, parts }) => toSection(title, toPartList(parts, toUrl))),
  ]);
}

function toPartList(parts: readonly MarkdownFile[], toUrl: ToUrl) {
  return toLists(
    parts.map(({ path, text }) =>
      toItem([
        toLink(toUrl(path), path.slice(path.lastIndexOf('/') + 1)),
        `: ${texts().index.characters(text.length)}`,
      ]),
    ),
  );
}

function toPageList(versions: readonly MarkdownVersion[], toUrl: ToUrl) {
  return toLists(
    versions.map(({ path, title, description }) => toEntry(toUrl(markdownVersionPath(path)), title, description)),
  );
}

/** Lists the contract itself. The landing page lists all files for download. */
function toContractList(downloads: readonly Download[], toUrl: ToUrl) {
  return toLists(
    downloads
      .filter(({ path }) => path.endsWith(downloadPaths.yaml))
      .map(({ path, title, description }) => toEntry(toUrl(path), title, description)),
  );
}

function toEntry(url: string, title: string, description: string | undefined): ListItem {
  return toItem([toLink(url, title), ...(description === undefined ? [] : [`: ${description}`])]);
}
