/** Splits a text into its words, in lower case and without accents, for comparison. */
export function toFilterWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s’']+/)
    .filter((word) => word !== '');
}
