import { analyzeChunk, eachChunk } from '../text/analyze';
import { isNamedByText, type Places } from './places';
import { isStopWord } from '../text/stopWords';
import { createVocabulary, type Vocabulary } from '../text/vocabulary';

/** In which units each word stands. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  /** For a word, twice the number of each unit that has it, plus one when its name has it. */
  readonly of: (word: number) => readonly number[];
  /** The words of each part of a text that stands between spaces; `null` for a text that was not read. */
  readonly wordsOf: (text: string) => ReadText | null;
  readonly names: Names;
  /** How much a word says, standing in a name; a number beside a name says nothing. */
  readonly rarityOf: (word: number) => number;
  /** How many units’ texts are read. Names are read at once, texts when they are there and `readTexts` is called. */
  readonly textsRead: () => number;
  /** Reads the texts of some more units, as far as there are any. */
  readonly readTexts: (count: number) => void;
}

/** The words of each part of a text that stands between spaces. */
export type ReadText = readonly (readonly number[])[];

/**
 * The telling words of all names, one behind the other: those of unit u are from `starts[u]` to `starts[u + 1]`. What is
 * written in one stands there in its parts; `wholes` has, for each word, what it is a part of, or the word itself.
 */
export interface Names {
  /** The name of a unit, as it is written; empty where there is none. */
  readonly at: (unit: number) => string;
  readonly starts: readonly number[];
  readonly words: readonly number[];
  /** The stop words of all names: those of unit u are from `stopWordStarts[u]` to `stopWordStarts[u + 1]`. */
  readonly stopWordStarts: readonly number[];
  readonly stopWords: readonly number[];
  /** How many words names have: the first ones of the vocabulary. */
  readonly vocabularySize: number;
  readonly wholes: readonly number[];
}

/** Reads all names, which takes the time that an index needs to open; texts are read later. */
export function createPostings({ units, texts: said, roleOf }: Places): Postings {
  const vocabulary = createVocabulary();
  const postings: number[][] = [];
  // Parts of texts repeat, and so do names: a field is called alike in many schemas.
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

  /** Of a page, what stands above it. */
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

  // What follows is of names alone: it stays what it is when texts are read.
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
