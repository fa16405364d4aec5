import { member } from '@apidoc/openapi';
import { toSearchPhrases } from '@apidoc/richtext';

/** A page or a part of one that visitors ask for in words of their own. */
export interface Asked {
  /** Other ways to ask for it, which only the search reads. */
  readonly searchPhrases?: readonly string[];
}

/** Reads `x-search-phrases`. */
export function toAsked(holder: unknown): Asked {
  const phrases = toSearchPhrases(member(holder, 'x-search-phrases')) ?? [];
  return phrases.length === 0 ? {} : { searchPhrases: phrases };
}
