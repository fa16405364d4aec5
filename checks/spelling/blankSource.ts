import { visibleTexts } from '../typography/source.ts';

/**
 * Blanks a TypeScript file except for the texts that visitors read, which stay on their lines. Placeholders in braces
 * are blanked, too.
 */
export function blankSource(source: string, name?: string): string {
  const ranges = visibleTexts(source, name);
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
