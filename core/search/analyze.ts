import { stem } from './stem';
import { isStopWord } from './stopWords';

/** A term of a text, with the place of the word that it was made from. */
export interface Token {
  readonly term: string;
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Words before an apostrophe that belong to the next word’s grammar, not to its sense. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)$/i;

const word = /[\p{L}\p{N}_]+/gu;

/**
 * Cuts a text into search terms: accents and ligatures folded, elisions dropped, camelCase kept whole and in parts,
 * inflections removed. A word of a script without spaces is also cut into pairs of signs.
 *
 * @example
 * analyze('L’événement numeroSerie').map(({ term }) => term)
 * // ['evenement', 'numeroseri', 'numero', 'seri']
 */
export function analyze(text: string): readonly Token[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    if (elision.test(match[0]) && /['’]/.test(text[end] ?? '')) return [];
    return wordTerms(match[0]).map((term) => ({ term, start, end }));
  });
}

/** The terms of a query; when all its words are stop words they count after all. */
export function analyzeQuery(query: string): readonly string[] {
  const terms = [...new Set(analyze(query).map(({ term }) => term))];
  const telling = terms.filter((term) => !isStopWord(term));
  return telling.length > 0 ? telling : terms;
}

function wordTerms(text: string): readonly string[] {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return pairs(fold(text));
  const whole = fold(text);
  const parts = splitCompound(text).map(fold);
  return [...new Set([whole, ...(parts.length > 1 ? parts : [])].filter((part) => part !== '').map(stem))];
}

/** @example splitCompound('numeroSerie') // ['numero', 'Serie'] */
function splitCompound(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_]+/)
    .filter((part) => part !== '');
}

function pairs(text: string): readonly string[] {
  const signs = Array.from(text);
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
}

/** Lower case, without accents, ligatures opened. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFKD').replace(/\p{M}/gu, '');
}
