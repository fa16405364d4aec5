import { stem, toSounds } from '#analysis';
import { append } from '@reliure/openapi';
import { editDistance } from './editDistance.ts';

/** All words of an index, by number, with the lookups of the search. */
export interface Vocabulary {
  /** Returns the number of a word, which is assigned when the word is first added. */
  readonly add: (word: string) => number;
  readonly find: (word: string) => number | undefined;
  readonly at: (id: number) => string;
  readonly size: () => number;
  /** Returns the words with the given stem. */
  readonly withStem: (stemmed: string) => readonly number[];
  readonly withPrefix: (prefix: string) => readonly number[];
  /** Returns the words among the first `among` ones that differ by at most `limit` typing errors of any type. */
  readonly withinDistance: (word: string, limit: number, among: number) => readonly SimilarWord[];
  /** Returns the words for which the given one may be a typing error. */
  readonly similarTo: (word: string, isUnfinished?: boolean) => readonly SimilarWord[];
}

/** A word by its number, and its distance in typing errors. */
export interface SimilarWord {
  readonly id: number;
  readonly distance: number;
}

/** Creates a vocabulary without words. */
export function createVocabulary(): Vocabulary {
  const words: string[] = [];
  const letters: number[] = [];
  const ids = new Map<string, number>();
  const byStem = new Map<string, number[]>();
  let stemmedWords = 0;

  function add(word: string): number {
    const known = ids.get(word);
    if (known !== undefined) return known;
    const id = words.length;
    words.push(word);
    ids.set(word, id);
    return id;
  }

  /** Returns the words with a stem. Words are stemmed at the first call, so that an index opens without delay. */
  function withStem(stemmed: string): readonly number[] {
    for (; stemmedWords < words.length; stemmedWords += 1)
      append(byStem, stem(words[stemmedWords] ?? ''), stemmedWords);
    return byStem.get(stemmed) ?? [];
  }

  return {
    add,
    find: (word) => ids.get(word),
    at: (id) => words[id] ?? '',
    size: () => words.length,
    withStem,
    withPrefix: (prefix) => words.flatMap((word, id) => (word.startsWith(prefix) ? [id] : [])),
    withinDistance: (word, limit, among) => withinDistance(word, limit, among, (other) => other),
    similarTo(word, isUnfinished = false) {
      const whole = nearest(word, (other) => other);
      if (whole.length > 0 || !isUnfinished || word.length < 4) return whole;
      return nearest(word, (other) => other.slice(0, word.length));
    },
  };

  function nearest(word: string, compared: (other: string) => string): readonly SimilarWord[] {
    const limit = tolerance(word);
    if (limit === 0) return [];
    return withinDistance(word, limit, words.length, compared).filter(({ id }) => {
      const other = compared(words[id] ?? '');
      return !/\d/.test(other) && isLikely(word, other);
    });
  }

  function withinDistance(
    word: string,
    limit: number,
    among: number,
    compared: (other: string) => string,
  ): readonly SimilarWord[] {
    while (letters.length < words.length) letters.push(letterSet(words[letters.length] ?? ''));
    const ownLetters = letterSet(word);
    const similar: SimilarWord[] = [];
    for (let id = 0; id < among; id += 1) {
      // A letter that only one of the words has is an error; comparing the letters first quickly excludes nearly all
      // words.
      if (countBits(ownLetters & ~(letters[id] ?? 0)) > limit) continue;
      const other = compared(words[id] ?? '');
      if (countBits(letterSet(other) & ~ownLetters) > limit) continue;
      const distance = editDistance(word, other, limit);
      if (distance <= limit) similar.push({ id, distance });
    }
    return similar;
  }
}

/**
 * Returns how many typing errors are tolerated in a word: none in words of one or two letters and in numbers and codes,
 * one in words of up to seven letters, two in longer words.
 */
export function tolerance(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether a word may be a misspelling of another. Letters in another order are always likely. Otherwise, words of four
 * letters may only differ by doubled letters; words of five and six letters only by a slip, because most other letters
 * give another word; words of seven letters or fewer must begin with the same letter.
 */
function isLikely(word: string, other: string): boolean {
  if (isSwap(word, other)) return true;
  if (word.length < 5) return word.length === 4 && withoutDoubles(word) === withoutDoubles(other);
  if (word.length >= longWord) return true;
  return other.startsWith(word.slice(0, 1)) && (word.length > shortWord || isSlip(word, other));
}

const shortWord = 6;

/** The length from which the other letters show which word is meant. */
const longWord = 8;

/**
 * Whether a word differs from another by a missing letter, a doubled letter, another vowel, or a letter with the same
 * sound.
 */
function isSlip(word: string, other: string): boolean {
  return (
    other.length > word.length || withoutDoubles(word) === withoutDoubles(other) || toSounds(word) === toSounds(other)
  );
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

function isSwap(one: string, other: string): boolean {
  return one.length === other.length && sorted(one) === sorted(other);
}

/** Sorts the folded letters of a word; each is one code unit. */
function sorted(word: string): string {
  return Array.from(word).sort().join('');
}

/** Returns the letters of a word as a set of bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let position = 0; position < word.length; position += 1) set |= 1 << (word.charCodeAt(position) % 32);
  return set;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
