/** Replaces consonants that sound alike in French with one of them, and each vowel with a dot. */
export function toSounds(word: string): string {
  return word
    .replace(/[aeiouy]/g, '.')
    .replace(/z/g, 's')
    .replace(/[kq]/g, 'c')
    .replace(/j/g, 'g');
}
