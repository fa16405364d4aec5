import type { Changelog } from '../changes/changelog';
import { toGuideNodes } from '../markdown/guide';
import { createLinks } from '../markdown/links';
import type { GuidePage } from '../markdown/twins';
import type { Reference } from '../pages/types';
import type { Scenario } from '../scenarios/types';
import { toMarkdownPlaces } from './markdownPlaces';
import type { PageKind, SearchablePage } from './types';

/** A page written by hand, as the search tells it. */
export interface SearchableGuide extends Pick<GuidePage, 'path' | 'title' | 'description' | 'body' | 'isMdx'> {
  readonly kind: PageKind;
  readonly breadcrumbs: readonly string[];
}

/** What the search knows of guides and posts, with what their directives take from the contract. */
export function toGuidePages(
  guides: readonly SearchableGuide[],
  lifecycles: Reference['lifecycles'],
  scenarios: readonly Scenario[],
  changelog: Changelog,
): readonly SearchablePage[] {
  return guides.map(({ path, title, description, kind, breadcrumbs, ...guide }) => {
    const nodes = toGuideNodes(guide, {
      // Only the words of links are kept.
      links: createLinks({ url: '', baseUrl: '/', twins: new Set() }, path),
      toUrl: (url) => url,
      lifecycles,
      scenarios,
      changelog,
      keepsHeadingIds: true,
    });
    const places = toMarkdownPlaces(nodes);
    return {
      kind,
      title,
      url: path,
      breadcrumbs,
      // What a page says of itself stands first: it is shown where the title was found.
      places: description === undefined ? places : [{ text: description }, ...places],
    };
  });
}
