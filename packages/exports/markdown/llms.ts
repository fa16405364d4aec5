import type { ListItem } from 'mdast';
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
  const sections = new Set(versions.map(({ section }) => section));
  sections.delete(skippableSection);
  return serialize([
    toHeading(1, site.title),
    { type: 'blockquote', children: [toParagraph(site.summary)] },
    toParagraph(
      'Chaque page a un jumeau en Markdown, à son adresse suivie de ',
      toCode('.md'),
      '. Les adresses données ici partent de ',
      toLink(site.url, site.url),
      '. Sur la page d’une opération, chaque champ a sa propre adresse, comme ',
      toCode('#corps.champ.sousChamp'),
      ' ou ',
      toCode('#reponse-200.champ'),
      '.',
    ),
    ...[...sections].flatMap(toVersionSection),
    ...toSection(
      'Téléchargements',
      toLists(
        downloads
          .filter(({ path }) => path !== downloadPaths.index)
          .map(({ path, title, description }) => toEntry(path, title, description)),
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
