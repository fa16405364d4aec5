import { member } from '@apidoc/openapi';
import { toSearchPhrases } from '@apidoc/richtext';

/** A page, or a part of a page, that visitors search for in other words. */
export interface Asked {
  /** Other search phrases for it, which only the search reads. */
  readonly searchPhrases?: readonly string[];
}

/** Reads `x-search-phrases`. */
export function toAsked(holder: unknown): Asked {
  const phrases = toSearchPhrases(member(holder, 'x-search-phrases')) ?? [];
  return phrases.length === 0 ? {} : { searchPhrases: phrases };
}
