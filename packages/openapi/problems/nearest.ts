import { closest } from 'fastest-levenshtein';

/** Tells the name that a writer may have meant. */
export function nearest(word: string, known: Iterable<string>): string {
  const names = [...known];
  return names.length === 0 ? 'There is none to name.' : `Write "${closest(word, names)}", the nearest one.`;
}
