import { analyze, type Token } from '../text/analyze';
import { isStopWord } from '../text/stopWords';

/** Longest part of a query that is read, in UTF-16 code units, and most words: beyond them, nobody typed. */
export const longestQuery = 200;
export const mostTypedWords = 16;

/** A word of a query, with the parts of what is written in one. */
export interface TypedWord {
  readonly text: string;
  readonly word: string;
  readonly parts: readonly string[];
  /** The words that say nothing between the last one that does and this one, in one: par, of passages par jour. */
  readonly before: string;
}

/** Returns the words that say something, each with those that do not before it; all words if none says anything. */
export function tellingWords(query: string): readonly TypedWord[] {
  const words = joinTokens(query, analyze(query)).slice(0, mostTypedWords * 2);
  const telling: TypedWord[] = [];
  let before = '';
  for (const typed of words) {
    if (isStopWord(typed.word)) before += typed.word;
    else {
      telling.push({ ...typed, before });
      before = '';
    }
  }
  return telling.length > 0 ? telling : words;
}

/** Tokens that overlap are of one word; of what has no spaces, of one run. */
function joinTokens(query: string, tokens: readonly Token[]): readonly TypedWord[] {
  const groups: { start: number; end: number; words: string[] }[] = [];
  for (const { word, start, end } of tokens) {
    const last = groups.at(-1);
    if (last !== undefined && start < last.end) {
      last.words.push(word);
      last.end = Math.max(last.end, end);
    } else groups.push({ start, end, words: [word] });
  }
  return groups.map(({ start, end, words: [word = '', ...parts] }) => ({
    text: query.slice(start, end),
    word,
    parts,
    before: '',
  }));
}
