import { editDistance } from './editDistance.ts';

/** In words of fewer letters, another letter gives another word. */
const minLength = 4;

/**
 * Whether a word is a misspelling of another, or of its beginning, because the visitor has not finished it. Both are in lower
 * case and without accents.
 *
 * @example isMisspelling('singat', 'signature') // true
 */
export function isMisspelling(word: string, other: string): boolean {
  const limit = tolerance(word);
  return (
    limit > 0 &&
    word.length >= minLength &&
    [other, other.slice(0, word.length)].some((part) => editDistance(word, part, limit) <= limit)
  );
}

/**
 * Returns how many typing errors are tolerated in a word: none in words of one or two letters and in numbers and codes,
 * one in words of up to seven letters, two in longer words.
 */
export function tolerance(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
