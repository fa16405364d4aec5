import { analyze } from '../text/analyze';
import { stem } from '../text/stem';
import { isLightWord, isStopWord } from '../text/stopWords';
import { isSpaceless, type Synonyms } from '../text/synonyms';
import type { Vocabulary } from '../text/vocabulary';
import type { Importance } from '../weights';
import { longestQuery, mostTypedWords, tellingWords, type TypedWord } from './typedWords';
import {
  allKnown,
  beginning,
  guess,
  kinMatches,
  shortestPrefix,
  type QueryContext,
  type WordMatch,
} from './wordMatches';

/** One way to say what is sought; a unit must contain all of its words. */
export interface Alternative {
  readonly weight: number;
  readonly words: readonly WordMatch[];
  /** Whether the words are sought only in names, not in texts. */
  readonly isForNames: boolean;
}

/**
 * A part of a query that means one thing, and the ways in which the site may say it. A concept without alternatives is
 * an unknown word.
 */
export interface Concept {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  readonly importance: Importance;
}

/** For each word of the index, by its number: one if the query may mean it, otherwise zero. */
export type SoughtWords = Uint8Array;

/** Reads a query. Stop words are dropped unless there are no other words; the last word may be unfinished. */
export function toConcepts(query: string, context: QueryContext): readonly Concept[] {
  const words = tellingWords(query.slice(0, longestQuery));
  const concepts: Concept[] = [];
  let position = 0;
  while (position < words.length) {
    const [first] = words.slice(position);
    const isRun = first !== undefined && isSpaceless(first.text);
    const read = isRun ? [first] : longestExpression(words.slice(position), context);
    const isLast = position + read.length === words.length;
    concepts.push(...(isRun ? runConcepts(first.text, context) : [toConcept(read, isLast, context)]));
    position += read.length;
  }
  return concepts.slice(0, mostTypedWords);
}

/**
 * Returns as many of the first words as form an expression of the lexicon, or a word that the index writes as one, such
 * as “check list”; otherwise only the first word.
 */
function longestExpression(words: readonly TypedWord[], { vocabulary, synonyms }: QueryContext): readonly TypedWord[] {
  for (let length = Math.min(synonyms.mostWords, words.length); length > 1; length -= 1) {
    const expression = words.slice(0, length);
    const isKnown =
      synonyms.find(keyOf(expression)).length > 0 ||
      writtenInOne(expression).some((word) => vocabulary.find(word) !== undefined);
    if (isKnown) return expression;
  }
  return words.slice(0, 1);
}

function keyOf(words: readonly TypedWord[]): string {
  return words.map(({ word }) => stem(word)).join(' ');
}

/** Joins an expression as a name of the API may write it: checkList, passagesParJour. */
function writtenInOne(words: readonly TypedWord[]): readonly string[] {
  const telling = words.map(({ word }) => word).join('');
  const all = words.map(({ word, before }, index) => (index === 0 ? word : before + word)).join('');
  return all === telling ? [telling] : [telling, all];
}

function toConcept(words: readonly TypedWord[], isLast: boolean, context: QueryContext): Concept {
  const text = words.map((word) => word.text).join(' ');
  const isLight = words.every(({ word }) => isLightWord(word));
  const importance = isLight ? 'light' : identifier.test(text) ? 'identifier' : 'plain';
  const known = [words, withoutElision(words)].map((said) => knownAlternatives(said, isLast, context));
  const alternatives = known.find(({ length }) => length > 0);
  if (alternatives !== undefined) return { text, alternatives, importance };
  const guesses = words.map(({ word }) => guess(word, isLast, context));
  return { text, alternatives: [toAlternative(1, guesses)].filter(isFound), importance };
}

/** Returns the ways in which the site says an expression, without guessing. */
function knownAlternatives(
  words: readonly TypedWord[],
  isLast: boolean,
  context: QueryContext,
): readonly Alternative[] {
  if (words.length === 0) return [];
  const { synonyms, weights } = context;
  const asTyped = allKnown(
    words.map(({ word }) => word),
    isLast,
    context,
  );
  const said = synonyms.find(keyOf(words)).map((target) => target.map((word) => kinMatches(word, context)));
  return [
    toAlternative(1, asTyped),
    ...(words.length > 1 ? writtenInOne(words) : []).map((word) => toAlternative(1, allKnown([word], isLast, context))),
    ...words.slice(0, words.length === 1 ? 1 : 0).flatMap((word) => singleAlternatives(word, isLast, context)),
    ...said.map((target) => toAlternative(weights.synonym, target)),
  ].filter(isFound);
}

/**
 * Returns a word without its elision when the apostrophe was left out, as in linfirmiere; no words for any other input.
 */
function withoutElision(words: readonly TypedWord[]): readonly TypedWord[] {
  const [first, ...more] = words;
  const bare = /^(?:[cdjlmnst]|qu)([aeiouyh][a-z]{4,})$/.exec(first?.word ?? '')?.[1];
  return bare === undefined || more.length > 0 ? [] : [{ text: bare, word: bare, parts: [], before: '' }];
}

/** Matches names such as modifieDepuis, If-Match and a_confirmer. */
const identifier = /^(?:[\p{L}\d]*\p{Ll}\p{Lu}[\p{L}\d]*|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{L}+)+|\p{L}+(?:_[\p{L}\d]+)+)$/u;

/**
 * Returns alternatives of a single word: the parts of a compound, and, for the last word while it is shorter than a
 * prefix, the names that it may begin.
 */
function singleAlternatives(
  { word, parts }: TypedWord,
  isLast: boolean,
  context: QueryContext,
): readonly Alternative[] {
  return [
    ...(parts.length > 1 ? [toAlternative(context.weights.parts, allKnown(parts, isLast, context))] : []),
    ...(isLast && word.length < shortestPrefix ? [toAlternative(1, [beginning(word, context)], true)] : []),
  ];
}

function isFound({ words }: Alternative): boolean {
  return words.every(({ size }) => size > 0);
}

function toAlternative(weight: number, words: readonly WordMatch[], isForNames = false): Alternative {
  return { weight, words, isForNames };
}

/**
 * Reads a run of a script without spaces. A run that the index contains is one concept. Otherwise, each longest
 * expression of the lexicon is a concept, and the characters between them are ignored.
 */
function runConcepts(run: string, context: QueryContext): readonly Concept[] {
  const { synonyms, weights } = context;
  const signs = analyze(run).map(({ word }) => word);
  const whole = toAlternative(1, allKnown(signs.length > 1 ? signs.slice(0, -1) : signs, true, context));
  if (isFound(whole)) return [{ text: run, alternatives: [whole], importance: 'plain' }];
  const concepts: Concept[] = [];
  let position = 0;
  while (position < run.length) {
    const length = longestKey(run.slice(position), synonyms);
    const text = run.slice(position, position + Math.max(length, 1));
    const said = synonyms.find(text).map((target) => target.map((word) => kinMatches(word, context)));
    if (length > 0) {
      const alternatives = said.map((target) => toAlternative(weights.synonym, target)).filter(isFound);
      concepts.push({ text, alternatives, importance: 'plain' });
    }
    position += text.length;
  }
  return concepts.length > 0 ? concepts : [{ text: run, alternatives: [], importance: 'plain' }];
}

function longestKey(run: string, synonyms: Synonyms): number {
  for (let length = Math.min(synonyms.mostSigns, run.length); length > 0; length -= 1) {
    if (synonyms.find(run.slice(0, length)).length > 0) return length;
  }
  return 0;
}

/** Returns the stop words of a query. They do not say what is sought, but they help to recognize a phrase. */
export function stopWordsOf(query: string, vocabulary: Vocabulary): readonly number[] {
  return analyze(query.slice(0, longestQuery)).flatMap(({ word }) =>
    isStopWord(word) ? [vocabulary.find(word) ?? notInIndex] : [],
  );
}

/** The number of every stop word that the index does not have: it counts as a stop word, but equals no other. */
const notInIndex = -1;

/**
 * Marks the words of the index that a query may mean.
 *
 * @param size How many words the index has.
 */
export function soughtWords(concepts: readonly Concept[], size: number): SoughtWords {
  const sought = new Uint8Array(size);
  for (const { alternatives } of concepts) {
    for (const { words } of alternatives) for (const word of words) for (const id of word.keys()) sought[id] = 1;
  }
  return sought;
}
