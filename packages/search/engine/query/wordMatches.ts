import { stem } from '../text/stem';
import { isSpaceless, type Synonyms } from '../text/synonyms';
import type { Vocabulary } from '../text/vocabulary';
import type { MatchWeights } from '../weights';

/** Words of the index that a word of the query stands for, and how well each does, from 0 to 1. */
export type WordMatch = ReadonlyMap<number, number>;

/** What a query is read with. */
export interface QueryContext {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly weights: MatchWeights;
}

/** Typed letters from which on words that begin so are sought in texts too: before, there are too many. */
export const shortestPrefix = 3;

/** Returns the matches of several words, each without any guess; the last may be unfinished. */
export function allKnown(words: readonly string[], isLast: boolean, context: QueryContext): readonly WordMatch[] {
  return words.map((word, index) => known(word, isLast && index === words.length - 1, context));
}

/** The word itself, its kin, and, while it is being typed, what it may become. */
function known(word: string, isUnfinished: boolean, context: QueryContext): WordMatch {
  const { vocabulary, weights } = context;
  const isPrefix = isUnfinished && (word.length >= shortestPrefix || isSpaceless(word));
  const match = new Map(isPrefix ? beginning(word, context) : []);
  for (const id of vocabulary.withStem(stem(word))) match.set(id, weights.kin);
  const exact = vocabulary.find(word);
  if (exact !== undefined) match.set(exact, 1);
  return match;
}

/** Words that begin like the one being typed; the more of them is typed, the better they are. */
export function beginning(word: string, { vocabulary, weights: { prefix, prefixFloor } }: QueryContext): WordMatch {
  return new Map(
    vocabulary.withPrefix(word).map((id) => {
      const typed = word.length / vocabulary.at(id).length;
      return [id, prefix * (prefixFloor + (1 - prefixFloor) * typed)];
    }),
  );
}

/** Returns the words of the index that have a stem. */
export function kinMatches(stemmed: string, { vocabulary }: QueryContext): WordMatch {
  return new Map(vocabulary.withStem(stemmed).map((id) => [id, 1]));
}

/** Of the ending that a visitor types and the site does not have: -ation, -ement. */
const mostLettersOfEnding = 5;

/** Letters that leave little doubt about the word that they begin. */
const longBeginning = 5;

/** What an unknown word may be: one with a typing error, or the beginning of another. */
export function guess(word: string, isUnfinished: boolean, { vocabulary, weights }: QueryContext): WordMatch {
  const match = new Map<number, number>();
  for (const { id, distance } of vocabulary.near(word, isUnfinished)) {
    const quality = Math.max(1 - (2 * distance) / word.length, distance === 1 ? weights.typingError : 0);
    for (const other of vocabulary.withStem(stem(vocabulary.at(id)))) {
      match.set(other, Math.max(match.get(other) ?? 0, quality * weights.kin));
    }
    match.set(id, quality);
  }
  // Of suppression, typed so far, the site may have supprimer alone: the last letters may belong to another ending.
  const least = isUnfinished ? Math.max(word.length - mostLettersOfEnding, longBeginning) : word.length;
  for (let length = word.length; match.size === 0 && length >= Math.max(least, 4); length -= 1) {
    for (const id of vocabulary.withPrefix(word.slice(0, length))) match.set(id, weights.beginning);
  }
  return match;
}
