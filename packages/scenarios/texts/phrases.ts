import { joinPhrases } from '@reliure/richtext';
import type { Phrasing } from '@reliure/richtext';

/** The content of a sentence, or of a part of one. */
export type Phrases = readonly Phrasing[];

/** Returns a link with the given words. */
export type Link = (words: string) => Phrasing;

/**
 * Joins phrases with commas, and with a word before the last one.
 *
 * @param word With the spaces around it.
 */
export function listPhrases(phrases: readonly Phrases[], word: string): Phrases {
  const [first, last] = [phrases.slice(0, -1), phrases.slice(-1)];
  return joinPhrases([...(first.length === 0 ? [] : [joinPhrases(first, ', ')]), ...last], word);
}

/** Returns each item as a phrase of its own. */
export function toSingle(items: readonly Phrasing[]): readonly Phrases[] {
  return items.map((item) => [item]);
}
