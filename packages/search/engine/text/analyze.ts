import { findWords, toPlainNumber, withoutGrammar } from '#analysis';
import { fold } from './fold.ts';

/** A folded word of a text, with its position. */
export interface Token {
  /** Folded: lower case, no accents, no punctuation. */
  readonly word: string;
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a text into words. Accents and ligatures are folded, and what belongs to the grammar of a sentence, such as
 * elisions, is dropped. A compound (camelCase,
 * kebab-case, 28j) gives the whole word and its parts. A run of a script without spaces gives its pairs of characters,
 * and its last character.
 *
 * @example
 * analyze('L’événement numeroSerie').map(({ word }) => word)
 * // ['evenement', 'numeroserie', 'numero', 'serie']
 */
export function analyze(text: string): readonly Token[] {
  const tokens: Token[] = [];
  eachChunk(text, (offset, chunkEnd) => {
    for (const { word, start, end } of analyzeChunk(text.slice(offset, chunkEnd))) {
      tokens.push({ word, start: offset + start, end: offset + end });
    }
  });
  return tokens;
}

/** Returns the words of a text, without the parts of compounds. */
export function wholeWords(text: string): readonly string[] {
  let end = 0;
  return analyze(text).flatMap((token) => {
    if (token.start < end) return [];
    end = token.end;
    return [token.word];
  });
}

/**
 * Calls back with the offsets of each chunk of a text: the parts between spaces. No word spans two chunks, and chunks
 * repeat, so a caller that reads many texts can cache the words of each chunk.
 */
export function eachChunk(text: string, callback: (start: number, end: number) => void): void {
  let start = 0;
  while (start < text.length) {
    const space = text.indexOf(' ', start);
    const end = space === -1 ? text.length : space;
    if (end > start) callback(start, end);
    start = end + 1;
  }
}

/** Only ASCII letters, digits, underscores and hyphens, as in a name of the API. */
const asciiCompound = /^\w+(?:-\w+)*$/;

/** Returns the words of a text without spaces. */
export function analyzeChunk(chunk: string): readonly Token[] {
  if (asciiCompound.test(chunk)) return toTokens(chunk, 0);
  return findWords(chunk).flatMap(({ 0: found, index }) => toTokens(found, index));
}

const isLatin = /^[\0-\u036f\u2010\u2011\u2019]*$/;

/** Characters of scripts that put no space between words. */
const spaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;

/** A word that is not a compound. */
const single = /^(?:[A-ZÀ-Ý]?[a-zß-öø-ÿ]+|[A-Z]+|\d+)$/;

function toTokens(written: string, offset: number): readonly Token[] {
  if (single.test(written)) return [{ word: fold(written), start: offset, end: offset + written.length }];
  const found = withoutGrammar(written);
  if (found !== written) return toTokens(found, offset);
  if (isLatin.test(found)) return compound(found, offset);
  const words: Token[] = [];
  let position = 0;
  for (const { 0: run, index } of found.matchAll(spaceless)) {
    words.push(...compound(found.slice(position, index), offset + position), ...pairs(run, offset + index));
    position = index + run.length;
  }
  return [...words, ...compound(found.slice(position), offset + position)];
}

/** Returns a compound as a whole, followed by its parts. */
function compound(text: string, offset: number): readonly Token[] {
  const words: Token[] = [];
  function add(part: string, start: number, end: number): void {
    const word = fold(part).replace(/[-‐‑'’_\s]/g, '');
    if (word !== '' && words.every((known) => known.word !== word)) words.push({ word, start, end });
  }
  add(toPlainNumber(text), offset, offset + text.length);
  let start = offset;
  for (const part of text.split(/[-‐‑]/)) {
    for (const piece of pieces(part)) add(piece, start, start + part.length);
    start += part.length + 1;
  }
  return words;
}

/** @example pieces('numeroSerie') // ['numero', 'Serie'] */
function pieces(text: string): readonly string[] {
  return toPlainNumber(text).split(between);
}

/** Boundaries between the words of a compound: numeroSerie, 28j, a_b. */
const between = /_+|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=^\d+)(?=\p{L})/u;

/**
 * Returns the pairs of characters of a run, and its last character alone, so that each character of the run begins a
 * word.
 */
function pairs(run: string, offset: number): readonly Token[] {
  const characters = Array.from(run);
  let start = offset;
  return characters.map((character, index) => {
    const pair = `${character}${characters[index + 1] ?? ''}`;
    const token = { word: fold(pair), start, end: start + pair.length };
    start += character.length;
    return token;
  });
}
