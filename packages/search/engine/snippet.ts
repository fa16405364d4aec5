import { analyzeChunk, eachChunk } from './text/analyze.ts';

/** A part of a text, and whether it matched. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Whether a folded word is one of the query’s words. */
export type IsQueryWord = (word: string) => boolean;

/** The length of the text around a match, in UTF-16 code units. */
const snippetLength = 50;

/** Returns the part of a text with the most matches, cut between words and split into matches and other text. */
export function toSnippet(text: string, matches: readonly TextRange[]): readonly Segment[] {
  const first = densestStart(matches);
  const start = wordStart(text, Math.max(0, first - Math.floor(snippetLength / 3)));
  const end = wordEnd(text, Math.min(text.length, start + snippetLength));
  return [
    ...(start > 0 ? [{ text: '…', isMatch: false }] : []),
    ...toSegments(text, start, end, matches),
    ...(end < text.length ? [{ text: '…', isMatch: false }] : []),
  ];
}

/** Returns the start of the first match from which a snippet contains the most matches. */
function densestStart(matches: readonly TextRange[]): number {
  let [best, most] = [0, 0];
  for (const [index, { start }] of matches.entries()) {
    const last = matches.findIndex(({ end }, other) => other > index && end > start + (snippetLength * 2) / 3);
    const count = (last === -1 ? matches.length : last) - index;
    if (count > most) [best, most] = [start, count];
  }
  return best;
}

/** Returns a whole text, split into matches and other text. */
export function toMatchSegments(text: string, matches: readonly TextRange[]): readonly Segment[] {
  return toSegments(text, 0, text.length, matches);
}

/** Offsets in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the words of the query in a text, in order, without overlaps.
 *
 * @param mayContain Whether the chunk with that number may contain such a word; other chunks are not analyzed.
 */
export function findMatches(
  text: string,
  isQueryWord: IsQueryWord,
  mayContain: (chunk: number) => boolean = () => true,
): readonly TextRange[] {
  const found: TextRange[] = [];
  let chunk = -1;
  eachChunk(text, (offset, chunkEnd) => {
    chunk += 1;
    if (!mayContain(chunk)) return;
    for (const token of analyzeChunk(text.slice(offset, chunkEnd))) {
      if (!isQueryWord(token.word)) continue;
      const [start, end] = [offset + token.start, offset + token.end];
      const last = found.at(-1);
      if (last === undefined || start >= last.end) found.push({ start, end });
      else found.splice(-1, 1, { start: last.start, end: Math.max(end, last.end) });
    }
  });
  return found;
}

function toSegments(text: string, start: number, end: number, matches: readonly TextRange[]): readonly Segment[] {
  const segments: Segment[] = [];
  let position = start;
  for (const match of matches) {
    if (match.end <= start) continue;
    if (match.start >= end) break;
    if (match.start > position) segments.push({ text: text.slice(position, match.start), isMatch: false });
    // A word longer than the whole snippet is cut.
    const matchEnd = Math.min(match.end, end);
    segments.push({ text: text.slice(Math.max(match.start, position), matchEnd), isMatch: true });
    position = matchEnd;
  }
  if (position < end) segments.push({ text: text.slice(position, end), isMatch: false });
  return segments;
}

function wordStart(text: string, position: number): number {
  if (position === 0) return 0;
  const space = text.indexOf(' ', position);
  return space === -1 || space - position > snippetLength / 3 ? characterStart(text, position) : space + 1;
}

/** Returns the end of the last word that fits, so that the snippet is never longer than requested. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  if (space <= 0 || position - space > snippetLength / 3) return characterStart(text, position);
  let end = space;
  while (end > 0 && trimmed.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** White space and punctuation that is removed before the ellipsis. */
const trimmed = /[\s.,:;…·–—]/u;

/** Returns the position, moved back if it would cut a character of two code units in the middle. */
function characterStart(text: string, position: number): number {
  return (text.codePointAt(position - 1) ?? 0) > 0xffff ? position - 1 : position;
}
