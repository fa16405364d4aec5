const ligatures: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/** Most words have nothing to fold, and all texts of a site are folded before the first answer. */
const isFolded = /^[a-z\d]*$/;

/**
 * Lower case, without accents, ligatures and wide letters opened.
 *
 * @example fold('Œdème') // 'oedeme'
 */
export function fold(text: string): string {
  if (isFolded.test(text)) return text;
  return text
    .toLowerCase()
    .replace(/[œæßøłı]/g, (letter) => ligatures.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
