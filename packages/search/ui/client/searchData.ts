import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchContext } from '../../plugin/options.ts';

/** The data that the plugin passes to every page. */
export interface SearchData {
  /** Contexts that can be searched separately. */
  readonly contexts: readonly SearchContext[];
  /** Labels of the kinds of reference pages, by kind. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Returns the data that the plugin passes to every page. */
export function useSearchData(): SearchData {
  return usePluginData('local-search') as SearchData;
}

/** Returns the contexts that can be searched separately, in the order in which they are offered. */
export function useSearchContexts(): SearchData['contexts'] {
  return useSearchData().contexts;
}

/** Returns the id of an existing context, or `null`: a URL can contain any value. */
export function toContextId(contexts: SearchData['contexts'], value: string | null): string | null {
  return contexts.some(({ id }) => id === value) ? value : null;
}
