import { isStopWord, stem } from '#analysis';
import { analyze, wholeWords } from './analyze.ts';
import { fold } from './fold.ts';
import { createVocabulary } from './vocabulary.ts';

/**
 * An expression that visitors type, as a key, and how the site says it: the stems of the words, separated by spaces.
 */
export type SynonymEntry = readonly [key: string, ...targets: string[]];

/** A word or an expression of the site, with what visitors type for it. */
export type LexiconEntry = readonly [siteWord: string, typed: readonly string[]];

/** The words of the site, each with the expressions that visitors type for it. */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

/** The synonyms of an index file, prepared for queries. */
export interface Synonyms {
  /** Returns the ways in which the site says the key, each as stems. */
  readonly find: (key: string) => readonly (readonly string[])[];
  /** Returns the keys of one word for which the given stem may be a typing error, with their distance from it. */
  readonly similarTo: (key: string) => readonly { readonly key: string; readonly distance: number }[];
  /** Number of words of the longest key; at least one. */
  readonly maxWords: number;
  /** Number of characters of the longest key in a script without spaces. */
  readonly maxCharacters: number;
}

/** Inverts a lexicon: maps what visitors type to what the site says. A word of the site may be in several entries. */
export function buildSynonyms(lexicon: Iterable<LexiconEntry>): readonly SynonymEntry[] {
  const targets = new Map<string, Set<string>>();
  for (const [siteWord, typed] of lexicon) {
    const target = toSynonymKey(siteWord);
    for (const expression of typed) {
      const key = toSynonymKey(expression);
      if (key !== target) targets.set(key, (targets.get(key) ?? new Set()).add(target));
    }
  }
  return [...targets].map(([key, siteKeys]): SynonymEntry => [key, ...siteKeys]);
}

/** Returns the stems of all words of some texts. */
export function stemsOf(texts: Iterable<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const text of texts) for (const { word } of analyze(text)) stems.add(stem(word));
  return stems;
}

/**
 * Returns the entries of a thesaurus that queries need: of words that the site has now, or that are synonyms, the meaning
 * is known.
 */
export function toRelated(
  thesaurus: Lexicon,
  stems: ReadonlySet<string>,
  synonyms: readonly SynonymEntry[],
): readonly SynonymEntry[] {
  const known = new Set(synonyms.map(([key]) => key));
  const entries = [...thesaurus].flatMap(([word, targets]): readonly SynonymEntry[] => {
    const key = toSynonymKey(word);
    return stems.has(key) || known.has(key) ? [] : [[key, ...new Set(targets.map(toSynonymKey))]];
  });
  return dropUnusedSynonyms(entries, stems);
}

/** Returns the synonyms whose words are among the given stems. The others would never match, and only enlarge the file. */
export function dropUnusedSynonyms(
  synonyms: readonly SynonymEntry[],
  stems: ReadonlySet<string>,
): readonly SynonymEntry[] {
  return synonyms.flatMap(([key, ...targets]): readonly SynonymEntry[] => {
    const useful = targets.filter((target) => target.split(' ').every((part) => stems.has(part)));
    return useful.length === 0 ? [] : [[key, ...useful]];
  });
}

/** Prepares the synonyms of an index file for queries. */
export function openSynonyms(entries: readonly SynonymEntry[]): Synonyms {
  const known = new Map<string, readonly string[]>();
  const words = createVocabulary();
  let [maxWords, maxCharacters] = [1, 0];
  for (const [key, ...targets] of entries) {
    known.set(key, targets);
    if (!key.includes(' ')) words.add(key);
    maxWords = Math.max(maxWords, key.split(' ').length);
    if (isSpaceless(key)) maxCharacters = Math.max(maxCharacters, key.length);
  }
  return {
    find: (key) => (known.get(key) ?? []).map((target) => target.split(' ')),
    similarTo: (key) => words.similarTo(key).map(({ id, distance }) => ({ key: words.at(id), distance })),
    maxWords,
    maxCharacters,
  };
}

/**
 * Returns the key of an expression: the stems of its words except stop words, or its characters if its script has no
 * spaces.
 *
 * @example toSynonymKey('des bons de livraison') // 'bon livr'
 */
export function toSynonymKey(expression: string): string {
  if (isSpaceless(expression)) return fold(expression);
  const words = wholeWords(expression);
  const contentWords = words.filter((word) => !isStopWord(word));
  return (contentWords.length > 0 ? contentWords : words).map(stem).join(' ');
}

/** Whether a text is written in a script that puts no space between words. */
export function isSpaceless(text: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(text);
}
