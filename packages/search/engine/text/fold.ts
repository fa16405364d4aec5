const ligatures: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/** The first code unit after the Latin letters with accents. */
const latinEnd = 0x180;

/**
 * The folded form of each Latin character. This table makes folding fast, because all texts of a site are folded before
 * the first results.
 */
const foldedLatin: readonly string[] = Array.from({ length: latinEnd }, (_, code) =>
  foldWithUnicode(String.fromCharCode(code)),
);

/**
 * Converts a text to lower case, removes accents, and expands ligatures and full-width letters.
 *
 * @example fold('Œdème') // 'oedeme'
 */
export function fold(text: string): string {
  let folded = '';
  for (let position = 0; position < text.length; position += 1) {
    const character = foldedLatin[text.charCodeAt(position)];
    if (character === undefined) return foldWithUnicode(text);
    folded += character;
  }
  return folded;
}

/** Folds a text with characters of any script. */
function foldWithUnicode(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæßøłı]/g, (letter) => ligatures.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
