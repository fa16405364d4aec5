/**
 * A number with its thousands and decimals; otherwise letters and digits, with the hyphens and apostrophes between them.
 */
const anyWord =
  /(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)+)(?![\p{L}_])|[\p{L}\p{M}\p{N}_]+(?:[-‐‑'’][\p{L}\p{M}\p{N}_]+)*/gu;

/** Finds the words in a text without spaces. */
export function findWords(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(anyWord)];
}

/** A possessive, or a short form of a verb: member’s, what’s, you’re, I’ve, I’ll, I’d, I’m. */
const shortForm = /['’](?:s|re|ve|ll|d|m)$/i;

/**
 * Removes a possessive, or a verb that is shortened and written as one word with its subject.
 *
 * @example withoutGrammar('member’s') // 'member'
 */
export function withoutGrammar(word: string): string {
  return word.replace(shortForm, '');
}

/**
 * Removes the commas of thousands.
 *
 * @example toPlainNumber('12,500.5') // '12500.5'
 */
export function toPlainNumber(text: string): string {
  return text.replaceAll(',', '');
}

/** Returns `null`: English has no elisions. */
export function withoutElision(): null {
  return null;
}
