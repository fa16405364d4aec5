/**
 * Joins texts on one line, with a full stop between them if needed: search results show the joined text.
 *
 * @example joinSentences('Appareil en maintenance', 'Il est réformé.') // 'Appareil en maintenance. Il est réformé.'
 */
export function joinSentences(...texts: readonly (string | undefined)[]): string {
  const lines = texts.map((text = '') => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return lines.map((text, index) => (index < lines.length - 1 && !isEnded.test(text) ? `${text}.` : text)).join(' ');
}

const isEnded = /[.!?…:;,]$/;
