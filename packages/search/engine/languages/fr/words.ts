/** A number with its decimals; otherwise letters and digits, with the hyphens between them. */
const anyWord = /\d+(?:[.,]\d+)+(?![\p{L}_])|[Aa]ujourd['’]hui|[\p{L}\p{M}\p{N}_]+(?:[-‐‑][\p{L}\p{M}\p{N}_]+)*/gu;

/** Elided words, which belong to the grammar of the next word and not to its meaning. In `'S'`, nothing is elided. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)$/i;
const elided = /^['’](?:[«"“`]|[\p{L}\p{N}_])/u;

/** Finds the words in a text without spaces, except elided ones. */
export function findWords(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(anyWord)].filter(
    ({ 0: found, index }) => !(elision.test(found) && elided.test(text.slice(index + found.length))),
  );
}

/** A pronoun after its verb: faut-il, existe-t-on, puis-je. “Rendez-vous” is an exception. */
const inverted =
  /(?:[-‐‑]t[-‐‑](?:elle|il|on)|(?<=[td])[-‐‑](?:elles?|ils?|on|ce)|(?<=[sx])[-‐‑]tu|[-‐‑]je|(?<!rendez)(?<=[sz])[-‐‑][nv]ous|[-‐‑][mt]oi|[-‐‑](?:ci|là))$/iu;

/**
 * Removes the pronoun after a verb.
 *
 * @example withoutGrammar('existe-t-elle') // 'existe'
 */
export function withoutGrammar(word: string): string {
  return word.replace(inverted, '');
}

/**
 * Replaces the comma of decimals.
 *
 * @example toPlainNumber('0,5') // '0.5'
 */
export function toPlainNumber(text: string): string {
  return text.replace(',', '.');
}

/**
 * Returns a word without its elision when the apostrophe was left out; `null` for any other word.
 *
 * @example withoutElision('linfirmiere') // 'infirmiere'
 */
export function withoutElision(word: string): string | null {
  return /^(?:[cdjlmnst]|qu)([aeiouyh][a-z]{4,})$/.exec(word)?.[1] ?? null;
}
