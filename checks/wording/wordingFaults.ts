import type { LineFlaw } from '@apidoc/openapi';
import { habits } from './habits';
import type { TextKind } from './habits';

/** Matches what a space of a habit stands for. A text of several lines is indented or quoted after its line break. */
const space = '(?:[ \u00a0\u202f]+|[ ]*\\n[ >]*)';

const matchers = habits.map(({ pattern, instead, kinds }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}_-]|«\u00a0)(?:${pattern.replaceAll(' ', space)})(?![\\p{L}\\p{N}_])`, 'gu'),
  instead,
  kinds,
}));

/**
 * Finds habits of wording in a text. Words that begin a quotation in « » are exempt.
 *
 * @param text A text in which everything but prose is blank, so that lines keep their numbers.
 */
export function wordingFaults(text: string, kind: TextKind): readonly LineFlaw[] {
  return matchers
    .filter(({ kinds }) => kinds?.includes(kind) ?? true)
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
        line: text.slice(0, index).split('\n').length,
        message: `"${words.replace(/\s+/g, ' ')}" is not how this site words it.`,
        remedy: `Write: ${instead}. The habits and their exceptions are in checks/wording/habits.ts.`,
      })),
    )
    .sort((one, other) => one.line - other.line);
}
