import { highlightParameter } from './highlightParameter.ts';

/** Property of the history entry’s state with the words that are highlighted on the page. */
const stateName = 'highlightedWords';

/**
 * Returns the words to highlight on the page: those in the URL or, once they are highlighted, those in the history
 * entry.
 */
export function highlightWords(): readonly string[] {
  const inUrl = new URLSearchParams(location.search).getAll(highlightParameter);
  if (inUrl.length > 0) return inUrl;
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && stateName in state ? state[stateName] : [];
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
}

/**
 * Moves the words from the URL to the history entry: they are highlighted again when the visitor returns to the entry or
 * reloads the page, but not in a copied URL. Without words, they are removed from both.
 */
export function keepHighlightWords(words: readonly string[]): void {
  const url = new URL(location.href);
  url.searchParams.delete(highlightParameter);
  const { [stateName]: _, ...state } = { ...(history.state as Readonly<Record<string, unknown>> | null) };
  history.replaceState({ ...state, ...(words.length > 0 && { [stateName]: words }) }, '', url);
}
