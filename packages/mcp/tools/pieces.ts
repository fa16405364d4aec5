import { texts } from '../texts.ts';

/** Largest number of characters of an answer: clients cut or refuse what is longer. */
export const answerLimit = 25_000;

/**
 * Returns the piece of a text that begins at an offset, cut after a line, with a line that says how to go on.
 *
 * @throws Error for an offset after the end.
 */
export function toPiece(text: string, offset = 0, limit = answerLimit): string {
  if (offset > 0 && offset >= text.length) throw new Error(texts().offsetTooLarge(offset, text.length));
  const rest = text.slice(offset);
  if (rest.length <= limit) return rest;
  const most = limit - maxNoteLength;
  const lineEnd = rest.lastIndexOf('\n', most);
  const end = lineEnd > 0 ? lineEnd + 1 : most;
  return `${rest.slice(0, end)}\n${texts().continued(offset + end, text.length)}\n`;
}

const maxNoteLength = 200;
