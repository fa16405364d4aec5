import { analyze, wholeWords } from './analyze';
import { fold } from './fold';
import { stem } from './stem';
import { isStopWord } from './stopWords';

/** What visitors type, as a key, and how the site says it: its words’ stems, with spaces between. */
export type SynonymEntry = readonly [key: string, ...targets: string[]];

/** The site’s words, each with what visitors type for it. */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

/** Synonyms as queries look them up. */
export interface Synonyms {
  /** The ways to say what a key stands for, each as stems. */
  readonly find: (key: string) => readonly (readonly string[])[];
  /** Words of the longest key; at least one. */
  readonly mostWords: number;
  /** Signs of the longest key without spaces. */
  readonly mostSigns: number;
}

/** Turns a lexicon round: from what is typed to what the site says. */
export function buildSynonyms(lexicon: Lexicon): readonly SynonymEntry[] {
  const targets = new Map<string, Set<string>>();
  for (const [said, typed] of lexicon) {
    const target = toSynonymKey(said);
    for (const expression of typed) {
      const key = toSynonymKey(expression);
      if (key !== target) targets.set(key, (targets.get(key) ?? new Set()).add(target));
    }
  }
  return [...targets].map(([key, said]): SynonymEntry => [key, ...said]);
}

/** The synonyms that lead to words of some texts: others would be sent to visitors for nothing. */
export function keepUseful(synonyms: readonly SynonymEntry[], texts: Iterable<string>): readonly SynonymEntry[] {
  const stems = new Set<string>();
  for (const text of texts) for (const { word } of analyze(text)) stems.add(stem(word));
  return synonyms.flatMap(([key, ...targets]): readonly SynonymEntry[] => {
    const useful = targets.filter((target) => target.split(' ').every((part) => stems.has(part)));
    return useful.length === 0 ? [] : [[key, ...useful]];
  });
}

/** Makes the synonyms of an index file ready for queries. */
export function openSynonyms(entries: readonly SynonymEntry[]): Synonyms {
  const known = new Map<string, readonly string[]>();
  let [mostWords, mostSigns] = [1, 0];
  for (const [key, ...targets] of entries) {
    known.set(key, targets);
    mostWords = Math.max(mostWords, key.split(' ').length);
    if (isSpaceless(key)) mostSigns = Math.max(mostSigns, key.length);
  }
  return {
    find: (key) => (known.get(key) ?? []).map((target) => target.split(' ')),
    mostWords,
    mostSigns,
  };
}

/**
 * What an expression is found by: the stems of its telling words; in a script without spaces, its signs.
 *
 * @example toKey('des bons de livraison') // 'bon livr'
 */
export function toSynonymKey(expression: string): string {
  if (isSpaceless(expression)) return fold(expression);
  const words = wholeWords(expression);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).join(' ');
}

/** Whether a text is written in a script that puts no space between words. */
export function isSpaceless(text: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(text);
}
