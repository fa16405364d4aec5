import { visibleTexts } from '../typography/source';

/** A TypeScript file with nothing but the texts that a visitor reads, on their lines; values in braces are code. */
export function blankSource(source: string): string {
  const ranges = visibleTexts(source);
  let text = '';
  for (const { start, end } of ranges) {
    text += blank(source.slice(text.length, start));
    text += source.slice(start, end).replace(/\{[^}]*\}|<[^>]*>|\\u[0-9a-f]{4}/gi, blank);
  }
  return text;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
