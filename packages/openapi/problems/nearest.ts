import { closest } from 'fastest-levenshtein';

/** Returns a remedy with the known name that is closest to a misspelled one. */
export function nearest(word: string, known: Iterable<string>): string {
  const names = [...known];
  return names.length === 0 ? 'None is defined.' : `Did you mean "${closest(word, names)}"?`;
}
