/** Replaces consonants that sound alike in English with one of them, and each vowel with a dot. */
export function toSounds(word: string): string {
  return word
    .replace(/z|c(?=[eiy])/g, 's')
    .replace(/[kq]/g, 'c')
    .replace(/j/g, 'g')
    .replace(/[aeiouy]/g, '.');
}
