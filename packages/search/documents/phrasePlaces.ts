import type { SearchablePlace } from '../engine/index/types';

/**
 * Places of phrases, which the search reads and nobody sees.
 *
 * @param anchor Of the place that they speak of, when it is not the page as a whole.
 */
export function toPhrasePlaces(phrases: readonly string[] = [], anchor?: string): readonly SearchablePlace[] {
  return phrases.map((text) => ({ text, role: 'phrase', ...(anchor !== undefined && { anchor }) }));
}
