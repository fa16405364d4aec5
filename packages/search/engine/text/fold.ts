const ligatures: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/** Where Latin letters with their accents end. */
const latinEnd = 0x180;

/** What each Latin sign is folded to: all texts of a site are folded before the first answer, sign by sign. */
const latin: readonly string[] = Array.from({ length: latinEnd }, (_, code) => foldAny(String.fromCharCode(code)));

/**
 * Lower case, without accents, ligatures and wide letters opened.
 *
 * @example fold('Œdème') // 'oedeme'
 */
export function fold(text: string): string {
  let folded = '';
  for (let position = 0; position < text.length; position += 1) {
    const sign = latin[text.charCodeAt(position)];
    if (sign === undefined) return foldAny(text);
    folded += sign;
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
