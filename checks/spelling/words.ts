import type { SpokenWord } from './types';

/** A word with its apostrophes and hyphens; one beside a digit or an underscore is a name. */
const wordPattern =
  /(?<![\p{L}\p{M}\d_$%@#/.\\-])[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*(?![\p{L}\p{M}\d_(/@\\]|\.[\p{L}\d])/gu;

/** The words of a text that has no code left. */
export function wordsOf(text: string): readonly SpokenWord[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(wordPattern)]
      .map(([word]) => word)
      .filter((word) => !isName(word))
      .map((word) => ({ word, line: index + 1 })),
  );
}

/** Abbreviations, signs, and names written as programs write them. */
function isName(word: string): boolean {
  return word.length < 2 || /^[^\p{Ll}]+s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/** What stands before an apostrophe. */
const elision = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)[’'](?=.)/iu;

/** A word without what stands before its apostrophe: a list needs `appareil` once, not `l’appareil` too. */
export function bareWord(word: string): string {
  return word.replace(elision, '');
}

/**
 * Whether a word is known, as it is written or without what French puts before and behind it: `l’appareil`, `prenez-le`.
 *
 * @param has Whether a dictionary holds a word exactly so.
 */
export function isKnownWord(word: string, has: (word: string) => boolean): boolean {
  const known = (part: string) => isName(part) || has(part) || has(part.toLowerCase());
  if (known(word) || known(word.replaceAll("'", '’'))) return true;
  const bare = bareWord(word);
  if (known(bare)) return true;
  const parts = bare.split('-').map((part) => bareWord(part));
  return parts.length > 1 && parts.every(known);
}
