import type { ListItem } from 'mdast';
import { serialize, toHeading, toLists, toPageLine, toParagraph } from '@apidoc/richtext';
import type { Links } from '@apidoc/richtext';
import { overviewSection } from '../markdown/twinSource';
import { toPhrasePlaces } from '../search/places';
import type { ReferencePage } from './kind';

interface Index {
  /** Last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** A sentence on it, for lists of pages. */
  readonly description: string;
  readonly view: string;
  readonly props: object;
  /** Number of the pages that it lists. */
  readonly count: number;
  /** What it begins with. */
  readonly wording: string;
  /** The pages that it lists, in Markdown. */
  readonly toItems: (links: Links) => readonly ListItem[];
  /** Other ways to ask for it, which only the search reads. */
  readonly phrases: readonly string[];
}

/** Builds the page that lists the others of its kind. */
export function toIndexPage(index: Index): ReferencePage {
  const { slug, title, description, view, props, count, wording, toItems, phrases } = index;
  return {
    slug,
    view,
    toProps: () => props,
    catalogue: { title, count },
    twin: {
      title,
      description,
      section: overviewSection,
      render: (links) =>
        serialize([toHeading(1, title), toPageLine(links.pageUrl), toParagraph(wording), ...toLists(toItems(links))]),
    },
    toSearchPage: () => ({ title, breadcrumbs: ['API'], places: toPhrasePlaces(phrases) }),
  };
}
