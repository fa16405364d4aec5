import { stem } from '#analysis';
import { isSpaceless, type Synonyms } from '../text/synonyms.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { weights } from '../weights.ts';

/** The words of the index that a word of the query may mean, with the quality of each match, from 0 to 1. */
export type WordMatch = ReadonlyMap<number, number>;

/** The data that the analysis of a query needs. */
export interface QueryContext {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  /** Words that the site lacks, with words of the same meaning, the nearest first. */
  readonly related: Pick<Synonyms, 'find'>;
}

/** Length from which a prefix is also looked for in texts; a shorter one matches too many words. */
export const shortestPrefix = 3;

/** Returns the matches of several words without guessing; the last word may be unfinished. */
export function knownMatches(words: readonly string[], isLast: boolean, context: QueryContext): readonly WordMatch[] {
  return words.map((word, index) => knownMatch(word, isLast && index === words.length - 1, context));
}

/**
 * Returns the word itself, the words with the same stem and, while the word is being typed, the words that it may
 * begin.
 */
function knownMatch(word: string, isUnfinished: boolean, context: QueryContext): WordMatch {
  const { vocabulary } = context;
  const isPrefix = isUnfinished && (word.length >= shortestPrefix || isSpaceless(word));
  const match = new Map(isPrefix ? prefixMatch(word, context) : []);
  for (const id of vocabulary.withStem(stem(word))) match.set(id, weights.inexact);
  const exact = vocabulary.find(word);
  if (exact !== undefined) match.set(exact, 1);
  return match;
}

/** Returns the words that begin with the unfinished one. */
export function prefixMatch(word: string, { vocabulary }: QueryContext): WordMatch {
  return new Map(vocabulary.withPrefix(word).map((id) => [id, weights.inexact]));
}

/** Returns the words of the index that have the given stem. */
export function stemMatch(stemmed: string, { vocabulary }: QueryContext): WordMatch {
  return new Map(vocabulary.withStem(stemmed).map((id) => [id, 1]));
}

/** Number of letters from which a word may be the beginning of a longer one, without its plural or its final o. */
const shortestClipping = 4;

/** Longest ending, such as -ation or -ement, that a visitor may type although the site uses another. */
const maxEndingLength = 5;

/** Number of letters from which a beginning leaves little doubt about its word. */
const minGuessedPrefixLength = 5;

/** A word of fewer different letters, such as “aaaaaaa”, is no misspelling. */
const minDifferentLetters = 3;

/**
 * Returns what an unknown word may mean: words of which it is the beginning, otherwise words that differ by typing
 * errors, otherwise words with the same beginning.
 */
export function guessMatch(word: string, isUnfinished: boolean, context: QueryContext): WordMatch {
  if (new Set(word).size < minDifferentLetters) return new Map();
  const clipped = clippingMatch(word, context);
  return clipped.size > 0 ? clipped : similarMatch(word, isUnfinished, context);
}

/** Returns the words that were clipped to the given one: « perfs » for « perfusion », « mécano » for « mécanicien ». */
function clippingMatch(word: string, context: QueryContext): WordMatch {
  const beginning = word.replace(/o?s?$/, '');
  return beginning.length < shortestClipping ? new Map() : prefixMatch(beginning, context);
}

function similarMatch(word: string, isUnfinished: boolean, { vocabulary }: QueryContext): WordMatch {
  const match = new Map<number, number>();
  for (const { id, distance } of vocabulary.similarTo(word, isUnfinished)) {
    const quality = 1 - distance / word.length;
    for (const other of vocabulary.withStem(stem(vocabulary.at(id)))) {
      match.set(other, Math.max(match.get(other) ?? 0, quality * weights.inexact));
    }
    match.set(id, quality);
  }
  // A visitor who is typing “suppression” may only find “supprimer” on the site: the last letters may belong to another
  // ending.
  if (match.size > 0 || !isUnfinished) return match;
  for (
    let length = word.length;
    match.size === 0 && length >= Math.max(word.length - maxEndingLength, minGuessedPrefixLength);
    length -= 1
  ) {
    for (const id of vocabulary.withPrefix(word.slice(0, length))) match.set(id, weights.inexact);
  }
  return match;
}
