import type { ListItem } from 'mdast';
import { serialize, toLists, toPageOpening, toParagraph } from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { overviewSection } from '../markdown/markdownVersionSource';
import { toPhrasePassages } from '../search/passages';
import type { ReferencePage } from './kind';

interface Index {
  /** Slug of the page. */
  readonly slug: string;
  readonly title: string;
  /** One sentence about the page, for lists of pages. */
  readonly description: string;
  readonly view: string;
  readonly props: object;
  /** Number of pages listed. */
  readonly count: number;
  /** First paragraph. */
  readonly introduction: string;
  /** Returns the listed pages as Markdown list items. */
  readonly toItems: (links: Links) => readonly ListItem[];
  /** Other search phrases for the page, which only the search reads. */
  readonly phrases: readonly string[];
}

/** Builds the page that lists all pages of one kind. */
export function toIndexPage(index: Index): ReferencePage {
  const { slug, title, description, view, props, count, introduction, toItems, phrases } = index;
  return {
    slug,
    view,
    toProps: () => props,
    catalogue: { title, count },
    markdownVersion: {
      title,
      description,
      section: overviewSection,
      render: (links) =>
        serialize([...toPageOpening(title, links), toParagraph(introduction), ...toLists(toItems(links))]),
    },
    toSearchPage: () => ({ title, breadcrumbs: ['API'], passages: toPhrasePassages(phrases) }),
  };
}
