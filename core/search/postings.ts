import { analyzeChunk, eachChunk } from './analyze';
import type { Places, UnitRole } from './places';
import { isStopWord } from './stopWords';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** In which units each word stands. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  /** For a word, twice the number of each unit that has it, plus one when its name has it. */
  readonly of: (word: number) => readonly number[];
  readonly names: Names;
  /** How much a word says, standing in a name; a number beside a name says nothing. */
  readonly rarityOf: (word: number) => number;
  /** How many units’ texts are read. Names are read at once, texts when `readTexts` is called. */
  readonly textsRead: () => number;
  /** Reads the texts of some more units, as far as there are any. */
  readonly readTexts: (count: number) => void;
}

/**
 * The telling words of all names, one behind the other: those of unit u are from `starts[u]` to `starts[u + 1]`. What is
 * written in one stands there in its parts; `wholes` has, for each word, what it is a part of, or the word itself.
 */
export interface Names {
  readonly starts: readonly number[];
  readonly words: readonly number[];
  readonly wholes: readonly number[];
}

export function createPostings({ units, spots, starts, spotOf }: Places): Postings {
  const vocabulary = createVocabulary();
  const postings: number[][] = [];
  const names = { starts: [0], words: new Array<number>(), wholes: new Array<number>() };
  const known = new Map<string, readonly number[]>();
  let textsRead = 0;

  function read(text: string, posting: number, onWords?: (words: readonly number[]) => void): void {
    eachChunk(text, (chunk) => {
      const words = known.get(chunk) ?? readChunk(chunk);
      for (const id of words) {
        const units = postings[id];
        if (units !== undefined && units[units.length - 1] !== posting) units.push(posting);
      }
      onWords?.(words);
    });
  }

  function readChunk(chunk: string): readonly number[] {
    const words = analyzeChunk(chunk).map(({ word }) => vocabulary.add(word));
    while (postings.length < vocabulary.size()) postings.push([]);
    known.set(chunk, words);
    return words;
  }

  const roleOf = (unit: number): UnitRole => spots[spotOf[starts[unit] ?? 0] ?? 0]?.role ?? 'text';

  for (const [unit, { t, s = '' }] of units.entries()) {
    const role = roleOf(unit);
    read(isNamedByText(role) ? t : role === 'text' ? '' : s, unit * 2 + 1, addToName);
    names.starts.push(names.words.length);
  }

  function addToName([whole, ...parts]: readonly number[]): void {
    if (whole === undefined || isStopWord(vocabulary.at(whole))) return;
    for (const part of parts.length === 0 ? [whole] : parts) {
      names.words.push(part);
      names.wholes.push(whole);
    }
  }

  // Of names alone: it stays what it is when texts are read.
  const rarities = Float32Array.from(postings, (units, word) =>
    /^\d+$/.test(vocabulary.at(word)) ? 0 : Math.log(1 + names.starts.length / Math.max(1, units.length)),
  );

  return {
    vocabulary,
    rarityOf: (word) => rarities[word] ?? 0,
    of: (word) => postings[word] ?? [],
    names,
    textsRead: () => textsRead,
    readTexts(count) {
      for (let left = count; left > 0 && textsRead < units.length; left -= 1) {
        const { t = '', b = [] } = units[textsRead] ?? {};
        const role = roleOf(textsRead);
        read(role === 'title' ? b.join(' ') : isNamedByText(role) ? '' : t, textsRead * 2);
        textsRead += 1;
      }
    },
  };
}

/** A title, a path, a phrase are short and say what it is about, as a field’s name does. */
function isNamedByText(role: UnitRole): boolean {
  return role === 'title' || role === 'path' || role === 'phrase';
}
