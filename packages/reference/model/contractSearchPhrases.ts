import { member } from '@reliure/openapi';
import { toSearchPhrases } from '@reliure/richtext';

/** A page, or a part of a page, that visitors search for in other words. */
export interface WithSearchPhrases {
  /** Other search phrases for it, which only the search reads. */
  readonly searchPhrases?: readonly string[];
}

/** Reads `x-search-phrases`. */
export function toContractSearchPhrases(holder: unknown): WithSearchPhrases {
  const phrases = toSearchPhrases(member(holder, 'x-search-phrases')) ?? [];
  return phrases.length === 0 ? {} : { searchPhrases: phrases };
}
