import { isStopWord, stem, withoutElision } from '#analysis';
import { analyze } from '../text/analyze.ts';
import { isSpaceless, type Synonyms } from '../text/synonyms.ts';
import type { Vocabulary } from '../text/vocabulary.ts';
import { weights } from '../weights.ts';
import { maxQueryLength, maxQueryWords, contentWords, type TypedWord } from './typedWords.ts';
import {
  knownMatches,
  prefixMatch,
  guessMatch,
  stemMatch,
  shortestPrefix,
  type QueryContext,
  type WordMatch,
} from './wordMatches.ts';
import { withSpaces } from './withSpaces.ts';

/** One way to say what is searched for; a passage must contain all of its words. */
export interface Alternative {
  readonly weight: number;
  readonly words: readonly WordMatch[];
  /** Whether the words are looked for only in names, not in texts. */
  readonly isForNames: boolean;
}

/**
 * The origin of the alternatives of a concept: the words as typed; if the site lacks them, words that look like them; or
 * words of the thesaurus, which mean nearly the same.
 */
export type ConceptSource = 'typed' | 'guessed' | 'related';

/**
 * A part of a query that means one thing, and the ways in which the site may say it. A concept without alternatives is
 * an unknown word.
 */
export interface Concept {
  readonly text: string;
  readonly alternatives: readonly Alternative[];
  readonly source: ConceptSource;
}

/** For each word of the index, by its number: one if the query may mean it, otherwise zero. */
export type QueryWords = Uint8Array;

/** Reads a query. Stop words are dropped unless there are no other words; the last word may be unfinished. */
export function toConcepts(query: string, context: QueryContext): readonly Concept[] {
  const words = contentWords(query.slice(0, maxQueryLength));
  const concepts: Concept[] = [];
  let position = 0;
  while (position < words.length) {
    const [first] = words.slice(position);
    const isSpacelessRun = first !== undefined && isSpaceless(first.text);
    const expression = isSpacelessRun ? [first] : longestExpression(words.slice(position), context);
    const isLast = position + expression.length === words.length;
    concepts.push(...(isSpacelessRun ? runConcepts(first.text, context) : [toConcept(expression, isLast, context)]));
    position += expression.length;
  }
  return concepts.slice(0, maxQueryWords);
}

/**
 * Returns as many of the first words as form an expression of the lexicon, or a word that the index writes as one, such
 * as “check list”; otherwise only the first word.
 */
function longestExpression(words: readonly TypedWord[], { vocabulary, synonyms }: QueryContext): readonly TypedWord[] {
  for (let length = Math.min(Math.max(synonyms.maxWords, 2), words.length); length > 1; length -= 1) {
    const expression = words.slice(0, length);
    const isKnown =
      synonyms.find(keyOf(expression)).length > 0 ||
      toCompounds(expression).some((word) => vocabulary.find(word) !== undefined);
    if (isKnown) return expression;
  }
  return words.slice(0, 1);
}

function keyOf(words: readonly TypedWord[]): string {
  return words.map(({ word }) => stem(word)).join(' ');
}

/** Joins an expression as a name of the API may write it: checkList, passagesParJour. */
function toCompounds(words: readonly TypedWord[]): readonly string[] {
  const content = words.map(({ word }) => word).join('');
  const all = words.map(({ word, before }, index) => (index === 0 ? word : before + word)).join('');
  return all === content ? [content] : [content, all];
}

function toConcept(words: readonly TypedWord[], isLast: boolean, context: QueryContext): Concept {
  const text = words.map((word) => word.text).join(' ');
  const alternatives = knownAlternatives(words, isLast, context);
  if (alternatives.length > 0) {
    return { text, alternatives, source: isUnknownCompound(words, context) ? 'guessed' : 'typed' };
  }
  const elided = knownAlternatives(withoutApostrophe(words), isLast, context);
  if (elided.length > 0) return { text, alternatives: elided, source: 'guessed' };
  const related = relatedAlternatives(words, context);
  if (related.length > 0) return { text, alternatives: related, source: 'related' };
  const guess = words.map(({ word }) => guessMatch(word, isLast, context));
  const guessed = [toAlternative(1, guess), ...misspeltAlternatives(words, context)].filter(isFound);
  return {
    text,
    alternatives: guessed.length > 0 ? guessed : unspacedAlternatives(words, context),
    source: 'guessed',
  };
}

/** Returns the words of the site for the words of the lexicon of which a single word may be a misspelling. */
function misspeltAlternatives([first, ...more]: readonly TypedWord[], context: QueryContext): readonly Alternative[] {
  if (first === undefined || more.length > 0) return [];
  const { synonyms } = context;
  return synonyms.similarTo(stem(first.word)).flatMap(({ key, distance }) => {
    const weight = weights.inexact * (1 - distance / key.length);
    return synonyms.find(key).map((target) =>
      toAlternative(
        weight,
        target.map((word) => stemMatch(word, context)),
      ),
    );
  });
}

/** Returns the words of a single word whose spaces were left out: « listerlescures ». */
function unspacedAlternatives([first, ...more]: readonly TypedWord[], context: QueryContext): readonly Alternative[] {
  const parts = first === undefined || more.length > 0 ? null : withSpaces(first.word, context.vocabulary);
  const content = parts?.filter((part) => !isStopWord(part)) ?? [];
  return content.length === 0 ? [] : [toAlternative(weights.inexact, knownMatches(content, false, context))];
}

/** Returns the words of the site that mean the same as a word which it lacks. */
function relatedAlternatives(words: readonly TypedWord[], context: QueryContext): readonly Alternative[] {
  return context.related
    .find(keyOf(words))
    .map((target) =>
      toAlternative(
        weights.related,
        target.map((word) => stemMatch(word, context)),
      ),
    )
    .filter(isFound);
}

/** Returns the ways in which the site says an expression, without guessing. */
function knownAlternatives(
  words: readonly TypedWord[],
  isLast: boolean,
  context: QueryContext,
): readonly Alternative[] {
  if (words.length === 0) return [];
  const { synonyms } = context;
  const typed = knownMatches(
    words.map(({ word }) => word),
    isLast,
    context,
  );
  const synonymous = synonyms.find(keyOf(words)).map((target) => target.map((word) => stemMatch(word, context)));
  return [
    toAlternative(1, typed),
    ...(words.length > 1 ? toCompounds(words) : []).map((word) =>
      toAlternative(1, knownMatches([word], isLast, context)),
    ),
    ...words.slice(0, words.length === 1 ? 1 : 0).flatMap((word) => singleAlternatives(word, isLast, context)),
    ...synonymous.map((target) => toAlternative(weights.inexact, target)),
  ].filter(isFound);
}

/** Returns a single word without an elision whose apostrophe was left out; no words for any other input. */
function withoutApostrophe([first, ...more]: readonly TypedWord[]): readonly TypedWord[] {
  const bare = first === undefined || more.length > 0 ? null : withoutElision(first.word);
  return bare === null ? [] : [{ text: bare, word: bare, parts: [], before: '' }];
}

/**
 * Returns alternatives of a single word: the parts of a compound that the index does not have as a whole, and, for the
 * last word while it is shorter than a prefix, the names that it may begin.
 */
function singleAlternatives(typed: TypedWord, isLast: boolean, context: QueryContext): readonly Alternative[] {
  const { word, parts } = typed;
  return [
    ...(isUnknownCompound([typed], context)
      ? [toAlternative(weights.inexact, knownMatches(parts, isLast, context))]
      : []),
    ...(isLast && word.length < shortestPrefix ? [toAlternative(1, [prefixMatch(word, context)], true)] : []),
  ];
}

function isUnknownCompound([first, ...others]: readonly TypedWord[], { vocabulary }: QueryContext): boolean {
  return (
    first !== undefined && others.length === 0 && first.parts.length > 1 && vocabulary.find(first.word) === undefined
  );
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
  const { synonyms } = context;
  const characters = analyze(run).map(({ word }) => word);
  const whole = toAlternative(
    1,
    knownMatches(characters.length > 1 ? characters.slice(0, -1) : characters, true, context),
  );
  if (isFound(whole)) return [{ text: run, alternatives: [whole], source: 'typed' }];
  const concepts: Concept[] = [];
  let position = 0;
  while (position < run.length) {
    const length = longestKey(run.slice(position), synonyms);
    const text = run.slice(position, position + Math.max(length, 1));
    const synonymous = synonyms.find(text).map((target) => target.map((word) => stemMatch(word, context)));
    if (length > 0) {
      const alternatives = synonymous.map((target) => toAlternative(weights.inexact, target)).filter(isFound);
      concepts.push({ text, alternatives, source: 'typed' });
    }
    position += text.length;
  }
  return concepts.length > 0 ? concepts : [{ text: run, alternatives: [], source: 'typed' }];
}

function longestKey(run: string, synonyms: Synonyms): number {
  for (let length = Math.min(synonyms.maxCharacters, run.length); length > 0; length -= 1) {
    if (synonyms.find(run.slice(0, length)).length > 0) return length;
  }
  return 0;
}

/** Flags the words of the index that a query may mean, and its stop words, which distinguish phrases. */
export function toQueryWords(query: string, concepts: readonly Concept[], vocabulary: Vocabulary): QueryWords {
  const queryWords = new Uint8Array(vocabulary.size());
  for (const { word } of analyze(query.slice(0, maxQueryLength))) {
    const id = isStopWord(word) ? vocabulary.find(word) : undefined;
    if (id !== undefined) queryWords[id] = 1;
  }
  for (const { alternatives } of concepts) {
    for (const { words } of alternatives) for (const word of words) for (const id of word.keys()) queryWords[id] = 1;
  }
  return queryWords;
}
