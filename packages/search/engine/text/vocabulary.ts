import { append } from '@apidoc/openapi';
import { editDistance } from './editDistance';
import { stem } from './stem';

/** All words of an index, by number, and the ways to find them. */
export interface Vocabulary {
  /** The number of a word, which it gets when it is first seen. */
  readonly add: (word: string) => number;
  readonly find: (word: string) => number | undefined;
  readonly at: (id: number) => string;
  readonly size: () => number;
  /** Words that differ in their ending only, the word itself included. */
  readonly withStem: (stemmed: string) => readonly number[];
  readonly withPrefix: (prefix: string) => readonly number[];
  /** Words that are at most so many typing errors away, whatever the errors, among the first so many. */
  readonly within: (word: string, limit: number, among: number) => readonly NearWord[];
  /** Words that a typing error may have made of the given one. */
  readonly near: (word: string, isUnfinished?: boolean) => readonly NearWord[];
}

/** A word by its number, and its distance in typing errors. */
export interface NearWord {
  readonly id: number;
  readonly distance: number;
}

/** A vocabulary without words. */
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

  /** Words are stemmed when the first is sought, for an index to open at once. */
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
    within: (word, limit, among) => within(word, limit, among, (other) => other),
    near(word, isUnfinished = false) {
      const whole = nearest(word, (other) => other);
      if (whole.length > 0 || !isUnfinished || word.length < 4) return whole;
      return nearest(word, (other) => other.slice(0, word.length));
    },
  };

  function nearest(word: string, compared: (other: string) => string): readonly NearWord[] {
    const limit = tolerance(word);
    if (limit === 0) return [];
    return within(word, limit, words.length, compared).filter(({ id }) => {
      const other = compared(words[id] ?? '');
      return !/\d/.test(other) && isLikely(word, other);
    });
  }

  function within(
    word: string,
    limit: number,
    among: number,
    compared: (other: string) => string,
  ): readonly NearWord[] {
    while (letters.length < words.length) letters.push(letterSet(words[letters.length] ?? ''));
    const sought = letterSet(word);
    const near: NearWord[] = [];
    for (let id = 0; id < among; id += 1) {
      // A letter that one of the words lacks is an error: the quick way past nearly all of them.
      if (countBits(sought & ~(letters[id] ?? 0)) > limit) continue;
      const other = compared(words[id] ?? '');
      if (countBits(letterSet(other) & ~sought) > limit) continue;
      const distance = editDistance(word, other, limit);
      if (distance <= limit) near.push({ id, distance });
    }
    return near;
  }
}

/**
 * Typing errors that are forgiven: more in longer words; in short ones, only two letters swapped.
 * A number or a code is never another one.
 */
export function tolerance(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether one word may have been typed for the other: in the shortest, only with two letters swapped, or one of four not
 * doubled; in a short one, with a slip, for most other letters make another word; in any but a long one, with its first
 * letter.
 */
function isLikely(word: string, other: string): boolean {
  if (isSwap(word, other)) return true;
  if (word.length < 5) return word.length === 4 && withoutDoubles(word) === withoutDoubles(other);
  if (word.length >= longWord) return true;
  return other.startsWith(word.slice(0, 1)) && (word.length > shortWord || isSlip(word, other));
}

const shortWord = 6;

/** From so many letters on, the others tell which word is meant. */
const longWord = 8;

/** A letter that was forgotten, doubled or not, another vowel, or a letter of the same sound. */
function isSlip(word: string, other: string): boolean {
  return other.length > word.length || withoutDoubles(word) === withoutDoubles(other) || sounds(word) === sounds(other);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

/** Consonants as they may sound, with the places of vowels. */
function sounds(word: string): string {
  return word
    .replace(/[aeiouy]/g, '.')
    .replace(/z/g, 's')
    .replace(/[kq]/g, 'c')
    .replace(/j/g, 'g');
}

function isSwap(one: string, other: string): boolean {
  return one.length === other.length && sorted(one) === sorted(other);
}

/** Folded letters, of one code unit each. */
function sorted(word: string): string {
  return Array.from(word).sort().join('');
}

/** The letters of a word, a bit each. */
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
