/** Font size of the diagram, in pixels. */
const fontSize = 13;

/** Line height of labels, in pixels. */
export const lineHeight = 17;

/** Maximum length of a label’s line, in characters, unless a single word is longer. */
const maxLineLength = 20;

/**
 * Breaks a label into lines of about the same length.
 *
 * @example wrapText('Enregistrer une partie des réponses') // ['Enregistrer une', 'partie des réponses']
 */
export function wrapText(text: string): readonly string[] {
  const words = text.split(/[ \n]+/).filter((word) => word !== '');
  const count = Math.ceil(text.length / maxLineLength);
  const averageLength = text.length / count;
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const isLast = lines.length >= count;
    // Add the word to the line if that brings the line’s length closer to the average.
    const fits = line !== undefined && (isLast || line.length + 1 + word.length / 2 <= averageLength);
    if (fits) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Returns an upper bound for the width of the longest line, in pixels. At build time, no fonts are available to measure
 * it.
 */
export function textWidth(lines: readonly string[], weight: 'normal' | 'bold'): number {
  const narrow = fontSize * (weight === 'bold' ? 0.68 : 0.61);
  const width = (line: string) =>
    Array.from(line, (character) => (isWide(character) ? fontSize : narrow)).reduce((sum, each) => sum + each, 0);
  return Math.ceil(Math.max(0, ...lines.map(width)));
}

/** Whether a character is as wide as it is high: ideographs, kana, hangul and similar characters. */
function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|[\u{1f000}-\u{3fffd}]/u.test(
    character,
  );
}
