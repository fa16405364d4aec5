import type { Changelog } from '@reliure/changelog';
import type { GuidePage } from '@reliure/guides';
import { searchPhrases as toPhrases, toPassages } from '@reliure/page';
import type { SearchablePage } from '@reliure/page';
import { toGuideNodes } from '@reliure/reference';
import type { GuideReference } from '@reliure/reference';
import { createLinks } from '@reliure/richtext';
import type { Scenario } from '@reliure/scenarios';
import { toMarkdownPassages } from './markdownPassages.ts';

/** A page written by hand, in the form in which the search uses it. */
export interface SearchableGuide extends Pick<GuidePage, 'path' | 'title' | 'description' | 'body' | 'isMdx'> {
  readonly kind: string;
  readonly breadcrumbs: readonly string[];
  /** Other phrases with which a visitor may search for the page. */
  readonly searchPhrases: readonly string[];
}

/** Builds the searchable pages of guides and posts, including the data of the contract that their directives show. */
export function toGuidePages(
  guides: readonly SearchableGuide[],
  reference: GuideReference,
  scenarios: readonly Scenario[],
  changelog: Changelog,
  others?: Parameters<typeof toGuideNodes>[1]['others'],
): readonly SearchablePage[] {
  return guides.map(({ path, title, description, kind, breadcrumbs, searchPhrases, ...guide }) => {
    const nodes = toGuideNodes(guide, {
      // Only the words of links are indexed.
      links: createLinks({ url: '', baseUrl: '/', markdownVersions: new Set() }, path),
      toUrl: (url) => url,
      reference,
      scenarios,
      changelog,
      ...(others !== undefined && { others }),
      keepsHeadingIds: true,
    });
    return {
      kind,
      title,
      url: path,
      breadcrumbs,
      passages: [
        // The description comes first: the first text of a page is shown when its title matched.
        ...(description === undefined ? [] : [{ text: description }]),
        ...toPassages([toPhrases(searchPhrases)]),
        ...toMarkdownPassages(nodes),
      ],
    };
  });
}
