import { isStopWord } from '#analysis';
import { analyzeChunk, eachChunk } from '../text/analyze.ts';
import { isNamedByText, type Occurrences } from './occurrences.ts';
import { createVocabulary, type Vocabulary } from '../text/vocabulary.ts';

/** The passages in which each word is found. */
export interface Postings {
  readonly vocabulary: Vocabulary;
  /**
   * Returns the posting list of a word: twice the number of each passage that contains it, plus one if it is in the
   * passage’s name.
   */
  readonly listOf: (word: number) => readonly number[];
  /** Returns the words of each chunk of a text; `null` for a text that was not read. */
  readonly wordsOf: (text: string) => AnalyzedText | null;
  readonly names: Names;
  /**
   * Returns the number of passages whose texts are read. Names are read at once; texts are read by `readTexts`, once
   * they are available.
   */
  readonly textsRead: () => number;
  /** Reads the texts of up to `count` more passages. */
  readonly readTexts: (count: number) => void;
}

/** The words of each chunk of a text. Chunks are the parts between spaces. */
export type AnalyzedText = readonly (readonly number[])[];

/**
 * The words of all names, one name after another: passage p has those from `starts[p]` to `starts[p + 1]`. Stop words
 * are listed only for phrases, because they distinguish phrases. A compound is listed as its parts; `compounds` contains, for each
 * word, the compound of which it is a part, or the word itself.
 */
export interface Names {
  /** Returns the name of a passage as it is written; empty if there is none. */
  readonly at: (passage: number) => string;
  readonly starts: readonly number[];
  readonly words: readonly number[];
  /** Number of words in names, which are the first words of the vocabulary. */
  readonly wordCount: number;
  readonly compounds: readonly number[];
}

/** Reads all names, which takes most of the time to open an index; texts are read later. */
export function createPostings({ passages, texts: passageTexts, roleOf }: Occurrences): Postings {
  const vocabulary = createVocabulary();
  const postings: number[][] = [];
  // Chunks and names repeat, so they are read once: many schemas have a field of the same name.
  const chunks = new Map<string, readonly number[]>();
  const texts = new Map<string, AnalyzedText>();
  let textsRead = 0;

  function analyzeText(text: string): AnalyzedText {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const words: (readonly number[])[] = [];
    eachChunk(text, (start, end) => {
      const chunk = text.slice(start, end);
      words.push(chunks.get(chunk) ?? analyzeNewChunk(chunk));
    });
    texts.set(text, words);
    return words;
  }

  function analyzeNewChunk(chunk: string): readonly number[] {
    const words = analyzeChunk(chunk).map(({ word }) => vocabulary.add(word));
    while (postings.length < vocabulary.size()) postings.push([]);
    chunks.set(chunk, words);
    return words;
  }

  function addPostings(text: AnalyzedText, posting: number): void {
    for (const words of text) {
      for (const word of words) {
        const list = postings[word];
        if (list !== undefined && list[list.length - 1] !== posting) list.push(posting);
      }
    }
  }

  const names = {
    starts: [0],
    words: new Array<number>(),
    compounds: new Array<number>(),
    at: nameOf,
  };
  for (const passage of passages.keys()) {
    const name = analyzeText(nameOf(passage));
    addPostings(name, passage * 2 + 1);
    for (const words of name) addToName(words, roleOf(passage) === 'phrase');
    names.starts.push(names.words.length);
  }

  function nameOf(passage: number): string {
    const { t = '', s = '' } = passages[passage] ?? {};
    const role = roleOf(passage);
    return isNamedByText(role) ? t : role === 'text' ? '' : s;
  }

  /** Returns the searched text of a passage besides its name; for a page, the titles of its breadcrumbs. */
  function textOf(passage: number): string {
    const role = roleOf(passage);
    if (role === 'title') return (passages[passage]?.b ?? []).join(' ');
    return isNamedByText(role) ? '' : passageTexts.at(passage);
  }

  function addToName(words: readonly number[], isPhrase: boolean): void {
    const [compound] = words;
    if (compound === undefined || (!isPhrase && isStopWord(vocabulary.at(compound)))) return;
    for (let part = words.length > 1 ? 1 : 0; part < words.length; part += 1) {
      names.words.push(words[part] ?? 0);
      names.compounds.push(compound);
    }
  }

  const wordCount = vocabulary.size();

  return {
    vocabulary,
    listOf: (word) => postings[word] ?? [],
    wordsOf: (text) => texts.get(text) ?? null,
    names: { ...names, wordCount },
    textsRead: () => textsRead,
    readTexts(count) {
      if (!passageTexts.areComplete()) return;
      for (let remaining = count; remaining > 0 && textsRead < passages.length; remaining -= 1) {
        addPostings(analyzeText(textOf(textsRead)), textsRead * 2);
        textsRead += 1;
      }
    },
  };
}
