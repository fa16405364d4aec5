import type { Hit } from '../../engine/hits.ts';
import { hitAddress } from '../client/hitAddress.ts';
import type { SearchState } from '../client/useSearch.ts';
import type { SearchContext } from '../../plugin/options.ts';

/** Kinds of hits that have a group of their own. All others share one. */
const groups = ['operation', 'field', 'guide'] as const;

export type HitGroup = (typeof groups)[number] | 'other';

/** An option in the list below the box: a page to go to, or another query. */
export type Suggestion =
  | { readonly kind: 'hit'; readonly address: string; readonly hit: Hit; readonly group: HitGroup }
  | { readonly kind: 'all'; readonly address: string; readonly total: number }
  | { readonly kind: 'browse'; readonly address: string; readonly label: string }
  | { readonly kind: 'similar'; readonly query: string }
  | { readonly kind: 'recent'; readonly query: string };

interface SuggestionSources {
  readonly baseUrl: string;
  readonly contexts: readonly SearchContext[];
  readonly recent: readonly string[];
}

/**
 * Returns the options for a state of the search: hits and a link to all of them, otherwise similar words and ways to
 * browse.
 */
export function toSuggestions(
  search: SearchState,
  { baseUrl, contexts, recent }: SuggestionSources,
): readonly Suggestion[] {
  switch (search.kind) {
    case 'idle':
      return recent.map((query) => ({ kind: 'recent', query }));
    case 'loading':
    case 'failed':
      return [];
    case 'done': {
      const { response } = search;
      if (response.total === 0) {
        return [
          ...response.similarWords.map((word): Suggestion => ({ kind: 'similar', query: word })),
          ...contexts.map(({ path, home = path, label }): Suggestion => ({
            kind: 'browse',
            address: `${baseUrl}${home}`,
            label,
          })),
        ];
      }
      return [
        ...toGrouped(response.hits),
        {
          kind: 'all',
          address: `${baseUrl}search?${new URLSearchParams({ q: response.effectiveQuery })}`,
          total: response.total,
        },
      ];
    }
  }
}

/** Returns the hits by group. A group is where its best hit would be. */
function toGrouped(hits: readonly Hit[]): readonly Suggestion[] {
  const suggestions = hits.map((hit) => {
    const [passage = { hash: '', words: [] }] = hit.passages;
    const group = groups.find((kind) => kind === hit.kind) ?? 'other';
    return { kind: 'hit', address: hitAddress(hit, passage), hit, group } as const;
  });
  return [...new Set(suggestions.map(({ group }) => group))].flatMap((group) =>
    suggestions.filter((suggestion) => suggestion.group === group),
  );
}
