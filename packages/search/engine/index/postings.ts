import { analyzeChunk, eachChunk } from '../text/analyze';
import { isNamedByText, type Places } from './places';
import { isStopWord } from '../text/stopWords';
import { createVocabulary, type Vocabulary } from '../text/vocabulary';

/** The units in which each word is found. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  /** Returns, for a word, twice the number of each unit that has it, plus one if it is in the unit’s name. */
  readonly of: (word: number) => readonly number[];
  /** Returns the words of each chunk of a text; `null` for a text that was not read. */
  readonly wordsOf: (text: string) => ReadText | null;
  readonly names: Names;
  /** Returns how much a word counts in a name; a number counts for nothing. */
  readonly rarityOf: (word: number) => number;
  /**
   * Returns the number of units whose texts are read. Names are read at once; texts are read by `readTexts`, once they
   * are available.
   */
  readonly textsRead: () => number;
  /** Reads the texts of up to `count` more units. */
  readonly readTexts: (count: number) => void;
}

/** The words of each chunk of a text. Chunks are the parts between spaces. */
export type ReadText = readonly (readonly number[])[];

/**
 * The words of all names except stop words, one name after another: unit u has those from `starts[u]` to `starts[u+1]`.
 * A compound is listed as its parts; `wholes` contains, for each word, the compound of which it is a part, or the word
 * itself.
 */
export interface Names {
  /** Returns the name of a unit as it is written; empty if there is none. */
  readonly at: (unit: number) => string;
  readonly starts: readonly number[];
  readonly words: readonly number[];
  /** The stop words of all names: those of unit u are from `stopWordStarts[u]` to `stopWordStarts[u + 1]`. */
  readonly stopWordStarts: readonly number[];
  readonly stopWords: readonly number[];
  /** Number of words in names, which are the first words of the vocabulary. */
  readonly vocabularySize: number;
  readonly wholes: readonly number[];
}

/** Reads all names, which takes most of the time to open an index; texts are read later. */
export function createPostings({ units, texts: said, roleOf }: Places): Postings {
  const vocabulary = createVocabulary();
  const postings: number[][] = [];
  // Chunks and names repeat, so they are read once: many schemas have a field of the same name.
  const chunks = new Map<string, readonly number[]>();
  const texts = new Map<string, ReadText>();
  let textsRead = 0;

  function read(text: string): ReadText {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const words: (readonly number[])[] = [];
    eachChunk(text, (start, end) => {
      const chunk = text.slice(start, end);
      words.push(chunks.get(chunk) ?? readChunk(chunk));
    });
    texts.set(text, words);
    return words;
  }

  function readChunk(chunk: string): readonly number[] {
    const words = analyzeChunk(chunk).map(({ word }) => vocabulary.add(word));
    while (postings.length < vocabulary.size()) postings.push([]);
    chunks.set(chunk, words);
    return words;
  }

  function post(text: ReadText, posting: number): void {
    for (const words of text) {
      for (const word of words) {
        const units = postings[word];
        if (units !== undefined && units[units.length - 1] !== posting) units.push(posting);
      }
    }
  }

  const names = {
    starts: [0],
    words: new Array<number>(),
    wholes: new Array<number>(),
    stopWordStarts: [0],
    stopWords: new Array<number>(),
    at: nameOf,
  };
  for (const unit of units.keys()) {
    const name = read(nameOf(unit));
    post(name, unit * 2 + 1);
    for (const words of name) addToName(words);
    names.starts.push(names.words.length);
    names.stopWordStarts.push(names.stopWords.length);
  }

  function nameOf(unit: number): string {
    const { t = '', s = '' } = units[unit] ?? {};
    const role = roleOf(unit);
    return isNamedByText(role) ? t : role === 'text' ? '' : s;
  }

  /** Returns the searched text of a unit besides its name; for a page, the titles of its breadcrumbs. */
  function textOf(unit: number): string {
    const role = roleOf(unit);
    if (role === 'title') return (units[unit]?.b ?? []).join(' ');
    return isNamedByText(role) ? '' : said.at(unit);
  }

  function addToName(words: readonly number[]): void {
    const [whole] = words;
    if (whole === undefined) return;
    if (isStopWord(vocabulary.at(whole))) {
      names.stopWords.push(whole);
      return;
    }
    for (let part = words.length > 1 ? 1 : 0; part < words.length; part += 1) {
      names.words.push(words[part] ?? 0);
      names.wholes.push(whole);
    }
  }

  // The rarities are computed from names only, so that they do not change as texts are read.
  const vocabularySize = vocabulary.size();
  const rarities = new Float32Array(postings.length);
  for (const [word, { length }] of postings.entries()) {
    const isNumber = /^\d+$/.test(vocabulary.at(word));
    rarities[word] = isNumber ? 0 : Math.log(1 + names.starts.length / Math.max(1, length));
  }

  return {
    vocabulary,
    rarityOf: (word) => rarities[word] ?? 0,
    of: (word) => postings[word] ?? [],
    wordsOf: (text) => texts.get(text) ?? null,
    names: { ...names, vocabularySize },
    textsRead: () => textsRead,
    readTexts(count) {
      if (!said.areWhole()) return;
      for (let left = count; left > 0 && textsRead < units.length; left -= 1) {
        post(read(textOf(textsRead)), textsRead * 2);
        textsRead += 1;
      }
    },
  };
}
