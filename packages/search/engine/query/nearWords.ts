import { analyze } from '../text/analyze';
import type { Names, Postings } from '../index/postings';
import { isStopWord } from '../text/stopWords';

/** The most words that are suggested when nothing is found. */
const mostNearWords = 3;

/** In UTF-16 code units: nobody types longer words by hand. */
const longestMistyped = 60;

/** Shorter words look like too many others. */
const shortest = 4;

/**
 * Returns words from the names of an index that look like those of a query, as they are written in the names. Used when
 * nothing was found.
 */
export function findNearWords(
  query: string,
  { vocabulary, names }: Pick<Postings, 'vocabulary' | 'names'>,
): readonly string[] {
  const sought = analyze(query.slice(0, longestMistyped)).filter(
    ({ word }) => word.length >= shortest && !isStopWord(word),
  );
  const near = new Map<number, number>();
  for (const { word } of sought) {
    for (const { id, distance } of vocabulary.within(word, Math.floor(word.length * farthest), names.vocabularySize)) {
      near.set(id, Math.min(near.get(id) ?? Infinity, distance / word.length));
    }
  }
  const written = new Set<string>();
  for (const [id] of [...near].sort(([oneId, one], [otherId, other]) => one - other || oneId - otherId)) {
    const place = vocabulary.at(id).length < shortest ? -1 : placeIn(names, id);
    if (place === -1) continue;
    written.add(toWritten(vocabulary.at(id), names.at(unitAt(names.starts, place))));
    if (written.size === mostNearWords) break;
  }
  return [...written];
}

/** The largest share of its letters in which a word may differ and still be similar. */
const farthest = 0.4;

/** Returns the first position of a word in the list of names: as a word or a part, otherwise as a compound. */
function placeIn({ words, wholes }: Names, word: number): number {
  const place = words.indexOf(word);
  return place === -1 ? wholes.indexOf(word) : place;
}

/** Returns the unit whose name contains the word at that position. */
function unitAt(starts: readonly number[], place: number): number {
  return starts.findIndex((start) => start > place) - 1;
}

/**
 * Returns a word as its name writes it. A capital at the beginning is dropped, because it may be that of the title; a
 * code with capitals after its first letter is left as it is.
 */
function toWritten(word: string, name: string): string {
  const token = analyze(name).find((other) => other.word === word);
  const written = name.slice(token?.start, token?.end);
  return /\p{Lu}/u.test(written.slice(1)) ? written : written.toLowerCase();
}
