import { isStopWord } from '#analysis';
import { analyze, type Token } from '../text/analyze.ts';

/**
 * Maximum length of a query in UTF-16 code units, and maximum number of its words. The rest is ignored: nobody types
 * longer queries by hand.
 */
export const maxQueryLength = 200;
export const maxQueryWords = 16;

/** A word of a query, with its parts if it is a compound. */
export interface TypedWord {
  readonly text: string;
  readonly word: string;
  readonly parts: readonly string[];
  /** The stop words directly before this word, joined: “par” for the last word of “passages par jour”. */
  readonly before: string;
}

/** Returns the words that are not stop words, each with the stop words before it; all words if all are stop words. */
export function contentWords(query: string): readonly TypedWord[] {
  const words = joinTokens(query, analyze(query)).slice(0, maxQueryWords * 2);
  const content: TypedWord[] = [];
  let before = '';
  for (const typed of words) {
    if (isStopWord(typed.word)) before += typed.word;
    else {
      content.push({ ...typed, before });
      before = '';
    }
  }
  return content.length > 0 ? content : words;
}

/** Groups overlapping tokens: they belong to one word, or to one run of a script without spaces. */
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
