import type { ListItem, PhrasingContent } from 'mdast';
import { downloadPaths, skippableSection } from '@reliure/reference';
import type { Download } from '@reliure/reference';
import {
  serialize,
  toCode,
  toHeading,
  toItem,
  toLink,
  toLists,
  toParagraph,
  toSection,
  markdownVersionPath,
} from '@reliure/richtext';
import type { Site } from '@reliure/richtext';
import { texts } from '../texts.ts';
import type { MarkdownVersion } from './markdownVersions.ts';

/** The site’s title, summary and address, for the index. */
export interface SiteSummary extends Pick<Site, 'url' | 'baseUrl'> {
  readonly title: string;
  readonly summary: string;
}

/**
 * Builds the index of the site’s Markdown for language models.
 *
 * @see https://llmstxt.org
 */
export function toLlmsIndex(
  site: SiteSummary,
  versions: readonly MarkdownVersion[],
  downloads: readonly Download[],
  others: readonly { readonly label: string; readonly downloads: readonly Download[] }[] = [],
): string {
  const toEntry = (path: string, title: string, description: string | undefined): ListItem =>
    toItem([toLink(site.baseUrl + path.slice(1), title), ...(description === undefined ? [] : [`: ${description}`])]);
  const toVersionSection = (section: string) =>
    toSection(
      section,
      toLists(
        versions
          .filter((version) => version.section === section)
          .map(({ path, title, description }) => toEntry(markdownVersionPath(path), title, description)),
      ),
    );
  const { addresses, bodyField, responseField, downloads: downloadsTitle } = texts().index;
  const sections = new Set(versions.map(({ section }) => section));
  sections.delete(skippableSection);
  return serialize([
    toHeading(1, site.title),
    { type: 'blockquote', children: [toParagraph(site.summary)] },
    toParagraph(
      ...addresses<PhrasingContent>({
        suffix: toCode('.md'),
        origin: toLink(site.url, site.url),
        bodyField: toCode(bodyField),
        responseField: toCode(responseField),
      }),
    ),
    ...[...sections].flatMap(toVersionSection),
    ...toSection(
      downloadsTitle,
      toLists(
        downloads
          .filter(({ path }) => path !== downloadPaths.index)
          .map(({ path, title, description }) => toEntry(path, title, description)),
      ),
    ),
    ...others.flatMap(({ label, downloads: own }) =>
      toSection(
        `${label} — ${downloadsTitle}`,
        toLists(
          own
            .filter(({ path }) => path !== downloadPaths.index && path !== downloadPaths.everything)
            .map(({ path, title, description }) => toEntry(path, title, description)),
        ),
      ),
    ),
    ...toVersionSection(skippableSection),
  ]);
}

/** Joins all pages into one file, separated by thematic breaks. */
export function toLlmsFull({ title, summary }: SiteSummary, versions: readonly MarkdownVersion[]): string {
  const head = serialize([toHeading(1, title), { type: 'blockquote', children: [toParagraph(summary)] }]);
  return [head, ...versions.map(({ text }) => text)].join('\n---\n\n');
}
