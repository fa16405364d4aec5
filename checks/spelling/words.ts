/** A word in a text for visitors. */
export interface ProseWord {
  readonly word: string;
  /** 1-based line of the file. */
  readonly line: number;
}

/**
 * Matches a word with its apostrophes and hyphens. A word next to a digit or an underscore is a name, and not matched.
 */
const wordPattern =
  /(?<![\p{L}\p{M}\d_$%@#/.\\-])[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*(?![\p{L}\p{M}\d_(/@\\]|\.[\p{L}\d])/gu;

/** Returns the words of a text whose code was blanked. */
export function wordsOf(text: string): readonly ProseWord[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(wordPattern)]
      .map(([word]) => word)
      .filter((word) => !isName(word))
      .map((word) => ({ word, line: index + 1 })),
  );
}

/** Whether a word is an abbreviation, a symbol, or a name in camel case. */
function isName(word: string): boolean {
  return word.length < 2 || /^[^\p{Ll}]+s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/** Matches an elided word at the start, with its apostrophe. */
const elision = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu)[’'](?=.)/iu;

/** Removes an elided word at the start, so that a list needs only `appareil`, and not `l’appareil` too. */
export function bareWord(word: string): string {
  return word.replace(elision, '');
}

/**
 * Whether a word is known, either as written or without elided words and hyphenated parts: `l’appareil`, `prenez-le`.
 *
 * @param has Whether a dictionary contains exactly this word.
 */
export function isKnownWord(word: string, has: (word: string) => boolean): boolean {
  const known = (part: string) => isName(part) || has(part) || has(part.toLowerCase());
  if (known(word) || known(word.replaceAll("'", '’'))) return true;
  const bare = bareWord(word);
  if (known(bare)) return true;
  const parts = bare.split('-').map((part) => bareWord(part));
  return parts.length > 1 && parts.every(known);
}
