import { isStopWord } from '#analysis';
import type { Vocabulary } from '../text/vocabulary.ts';

/** Shorter words of the index are likely to be found in any word. */
const minLength = 3;

/**
 * Splits a word whose spaces were left out into words of the index and stop words.
 *
 * @returns As few words as possible, or `null` if there are none.
 * @example withSpaces('listerlescures', vocabulary) // ['lister', 'les', 'cures']
 */
export function withSpaces(word: string, { find }: Pick<Vocabulary, 'find'>): readonly string[] | null {
  const isWord = (part: string): boolean =>
    isStopWord(part) ? part.length > 1 : part.length >= minLength && find(part) !== undefined;
  // The best split of each beginning of the word, by its length.
  const splits: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let shortest: readonly string[] | null = null;
    for (let start = 0; start < end; start += 1) {
      const before = splits[start] ?? null;
      const part = word.slice(start, end);
      if (before === null || (shortest !== null && before.length + 1 >= shortest.length) || !isWord(part)) continue;
      shortest = [...before, part];
    }
    splits.push(shortest);
  }
  return splits[word.length] ?? null;
}
