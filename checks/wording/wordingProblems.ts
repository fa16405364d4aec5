import type { LineProblem } from '@reliure/openapi';
import type { DiscouragedWording, TextKind } from './discouragedWordings.ts';

/** Matches what a space of a pattern stands for. A text of several lines is indented or quoted after its line break. */
const space = '(?:[ \u00a0\u202f]+|[ ]*\\n[ >]*)';

/**
 * Returns a function that finds discouraged wordings in a text in which everything but prose is blank, so that lines keep
 * their numbers. Words that begin a quotation in « » are exempt.
 */
export function createWordingCheck(
  wordings: readonly DiscouragedWording[],
): (text: string, kind: TextKind) => readonly LineProblem[] {
  const matchers = wordings.map(({ pattern, instead, kinds }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_-]|«\u00a0)(?:${pattern.replaceAll(' ', space)})(?![\\p{L}\\p{N}_])`, 'gu'),
    instead,
    kinds,
  }));
  return (text, kind) =>
    matchers
      .filter(({ kinds }) => kinds?.includes(kind) ?? true)
      .flatMap(({ pattern, instead }) =>
        [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
          line: text.slice(0, index).split('\n').length,
          message: `"${words.replace(/\s+/g, ' ')}" is not how this site words it.`,
          remedy: `Write: ${instead}. The discouraged wordings are in checks/wording/discouragedWordings.ts and in the file of the site’s \`checks.wordings\`.`,
        })),
      )
      .sort((one, other) => one.line - other.line);
}
