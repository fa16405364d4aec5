import { isStopWord } from '#analysis';
import { analyze } from '../text/analyze.ts';
import type { Names, Postings } from '../index/postings.ts';

/** Maximum number of words to suggest when nothing is found. */
const maxSimilarWords = 3;

/** In UTF-16 code units: nobody types longer words by hand. */
const maxTypedLength = 60;

/** Shorter words look like too many others. */
const minLength = 4;

/**
 * Returns words from the names of an index that look like those of a query, as they are written in the names. Used when
 * nothing was found.
 */
export function findSimilarWords(
  query: string,
  { vocabulary, names }: Pick<Postings, 'vocabulary' | 'names'>,
): readonly string[] {
  const typedWords = analyze(query.slice(0, maxTypedLength)).filter(
    ({ word }) => word.length >= minLength && !isStopWord(word),
  );
  const distances = new Map<number, number>();
  for (const { word } of typedWords) {
    for (const { id, distance } of vocabulary.withinDistance(
      word,
      Math.floor(word.length * maxDistanceShare),
      names.wordCount,
    )) {
      distances.set(id, Math.min(distances.get(id) ?? Infinity, distance / word.length));
    }
  }
  const written = new Set<string>();
  for (const [id] of [...distances].sort(([oneId, one], [otherId, other]) => one - other || oneId - otherId)) {
    const position = vocabulary.at(id).length < minLength || isStopWord(vocabulary.at(id)) ? -1 : positionIn(names, id);
    if (position === -1) continue;
    written.add(toWrittenForm(vocabulary.at(id), names.at(passageAt(names.starts, position))));
    if (written.size === maxSimilarWords) break;
  }
  return [...written];
}

/** Maximum edit distance of a similar word, as a share of the word’s length. */
const maxDistanceShare = 0.4;

/** Returns the first position of a word in the list of names: as a word or a part, otherwise as a compound. */
function positionIn({ words, compounds }: Names, word: number): number {
  const position = words.indexOf(word);
  return position === -1 ? compounds.indexOf(word) : position;
}

/** Returns the passage whose name contains the word at that position. */
function passageAt(starts: readonly number[], position: number): number {
  return starts.findIndex((start) => start > position) - 1;
}

/**
 * Returns a word as its name writes it. A capital at the beginning is dropped, because it may be that of the title; a
 * code with capitals after its first letter is left as it is.
 */
function toWrittenForm(word: string, name: string): string {
  const token = analyze(name).find((other) => other.word === word);
  const written = name.slice(token?.start, token?.end);
  return /\p{Lu}/u.test(written.slice(1)) ? written : written.toLowerCase();
}
