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
 * The folded form of each Latin character. The table makes folding fast: all texts of a site are folded, character by
 * character, before the first answer.
 */
const latin: readonly string[] = Array.from({ length: latinEnd }, (_, code) => foldAny(String.fromCharCode(code)));

/**
 * Converts a text to lower case, removes accents, and expands ligatures and full-width letters.
 *
 * @example fold('Œdème') // 'oedeme'
 */
export function fold(text: string): string {
  let folded = '';
  for (let position = 0; position < text.length; position += 1) {
    const character = latin[text.charCodeAt(position)];
    if (character === undefined) return foldAny(text);
    folded += character;
  }
  return folded;
}

function foldAny(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæßøłı]/g, (letter) => ligatures.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
