/**
 * Several texts as one, on one line: none runs into the next, as what is found is shown in its words.
 *
 * @example sentences('Appareil en maintenance', 'Il est réformé.') // 'Appareil en maintenance. Il est réformé.'
 */
export function sentences(...texts: readonly (string | undefined)[]): string {
  const lines = texts.map((text = '') => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return lines.map((text, index) => (index < lines.length - 1 && !isEnded.test(text) ? `${text}.` : text)).join(' ');
}

const isEnded = /[.!?…:;,]$/;
