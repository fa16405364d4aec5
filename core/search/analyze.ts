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

/** What follows an elided word: in `'S'` nothing is elided. */
const elided = /^['’][\p{L}\p{N}_«"“`]/u;

/** A run of a script without spaces, or a word; one word keeps its apostrophe. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+|aujourd['’]hui|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}\p{N}_])+/giu;

const spaceless = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/**
 * Cuts a text into search terms: accents and ligatures folded, elisions dropped, camelCase kept whole and in parts,
 * inflections removed. A run of a script without spaces is cut into pairs of signs, and its last sign.
 *
 * @example
 * analyze('L’événement numeroSerie').map(({ term }) => term)
 * // ['even', 'numeroseri', 'numero', 'seri']
 */
export function analyze(text: string): readonly Token[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    if (elision.test(found) && elided.test(text.slice(end, end + 2))) return [];
    if (spaceless.test(found)) return pairs(found, start);
    return wordTerms(found).map((term) => ({ term, start, end }));
  });
}

/**
 * The terms of a query, word by word; when all its words are stop words they count after all.
 *
 * @example analyzeQuery('modifier le numeroSerie') // [['modifi'], ['numeroseri', 'numero', 'seri']]
 */
export function analyzeQuery(query: string): readonly (readonly string[])[] {
  const words = new Map<number, { readonly isTelling: boolean; readonly terms: string[] }>();
  for (const { term, start, end } of analyze(query)) {
    const isTelling = !isStopWord(fold(query.slice(start, end)));
    const known = words.get(start);
    if (known === undefined) words.set(start, { isTelling, terms: [term] });
    else known.terms.push(term);
  }
  const all = [...words.values()];
  const telling = all.filter(({ isTelling }) => isTelling);
  return (telling.length > 0 ? telling : all).map(({ terms }) => terms);
}

function wordTerms(text: string): readonly string[] {
  const terms = [text, ...splitCompound(text)].map((part) => fold(part).replace(/['’\s]/g, ''));
  return [...new Set(terms.filter((term) => term !== '').map(stem))];
}

/** @example splitCompound('numeroSerie') // ['numero', 'Serie'] */
function splitCompound(text: string): readonly string[] {
  return text
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_]+/)
    .filter((part) => part !== '');
}

/** The last sign stands alone too, so that each sign of a run begins a term. */
function pairs(run: string, offset: number): readonly Token[] {
  const signs = Array.from(run);
  let start = offset;
  return signs.map((sign, index) => {
    const pair = `${sign}${signs[index + 1] ?? ''}`;
    const token = { term: fold(pair), start, end: start + pair.length };
    start += sign.length;
    return token;
  });
}

/** Lower case, without accents, ligatures opened. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFKD').replace(/\p{M}/gu, '');
}
