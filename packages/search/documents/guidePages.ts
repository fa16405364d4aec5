import type { Changelog } from '@apidoc/changelog';
import type { GuidePage } from '@apidoc/guides';
import { toGuideNodes, toPhrasePlaces } from '@apidoc/reference';
import type { Reference, SearchablePage } from '@apidoc/reference';
import { createLinks } from '@apidoc/richtext';
import type { Scenario } from '@apidoc/scenarios';
import { toMarkdownPlaces } from './markdownPlaces';

/** A page written by hand, as the search tells it. */
export interface SearchableGuide extends Pick<GuidePage, 'path' | 'title' | 'description' | 'body' | 'isMdx'> {
  readonly kind: string;
  readonly breadcrumbs: readonly string[];
  /** Other ways in which a visitor may ask for it. */
  readonly searchPhrases: readonly string[];
}

/** What the search knows of guides and posts, with what their directives take from the contract. */
export function toGuidePages(
  guides: readonly SearchableGuide[],
  lifecycles: Reference['lifecycles'],
  scenarios: readonly Scenario[],
  changelog: Changelog,
): readonly SearchablePage[] {
  return guides.map(({ path, title, description, kind, breadcrumbs, searchPhrases, ...guide }) => {
    const nodes = toGuideNodes(guide, {
      // Only the words of links are kept.
      links: createLinks({ url: '', baseUrl: '/', twins: new Set() }, path),
      toUrl: (url) => url,
      lifecycles,
      scenarios,
      changelog,
      keepsHeadingIds: true,
    });
    return {
      kind,
      title,
      url: path,
      breadcrumbs,
      places: [
        // What a page says of itself stands first: it is shown where the title was found.
        ...(description === undefined ? [] : [{ text: description }]),
        ...toPhrasePlaces(searchPhrases),
        ...toMarkdownPlaces(nodes),
      ],
    };
  });
}
