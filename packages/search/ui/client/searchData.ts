import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchContext } from '../../plugin/options';

/** What the plugin hands to every page. */
export interface SearchData {
  /** Contexts that can be searched alone. */
  readonly contexts: readonly SearchContext[];
  /** Labels of the kinds of reference pages, by kind. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Returns what the plugin hands to every page. */
export function useSearchData(): SearchData {
  return usePluginData('local-search') as SearchData;
}

/** Contexts that can be searched alone, in the order in which they are offered. */
export function useSearchContexts(): SearchData['contexts'] {
  return useSearchData().contexts;
}

/** The context of that id, if there is one: an address can ask for anything. */
export function toContextId(contexts: SearchData['contexts'], value: string | null): string | null {
  return contexts.some(({ id }) => id === value) ? value : null;
}
