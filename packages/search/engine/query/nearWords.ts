import { analyze } from '../text/analyze';
import type { Names, Postings } from '../index/postings';
import { isStopWord } from '../text/stopWords';

/** Most words that are offered instead of one that is nowhere. */
const mostNearWords = 3;

/** In UTF-16 code units: beyond them, nobody typed. */
const longestMistyped = 60;

/** Shorter words look like too many others. */
const shortest = 4;

/**
 * Words in the names of an index that look like those of a query, as they are written there: for when nothing else was
 * found.
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

/** Beyond this share of its letters, a word is another one. */
const farthest = 0.4;

/** Where a word stands first in names: by itself or as a part, else as what holds parts. */
function placeIn({ words, wholes }: Names, word: number): number {
  const place = words.indexOf(word);
  return place === -1 ? wholes.indexOf(word) : place;
}

/** The unit whose name holds the word at that place. */
function unitAt(starts: readonly number[], place: number): number {
  return starts.findIndex((start) => start > place) - 1;
}

/** A word as its name has it. One that begins a title has its capital from there; a code keeps its own. */
function toWritten(word: string, name: string): string {
  const token = analyze(name).find((other) => other.word === word);
  const written = name.slice(token?.start, token?.end);
  return /\p{Lu}/u.test(written.slice(1)) ? written : written.toLowerCase();
}
