import type { LineProblem } from '@reliure/openapi';

/** The words that the project adds to the dictionary, and the problems of their list. */
export interface OwnWords {
  readonly words: ReadonlySet<string>;
  readonly problems: readonly LineProblem[];
}

/**
 * Reads the list: one word per line, in sections that start with a comment, each in alphabetical order.
 *
 * @param text Lines; `#` starts a comment.
 */
export function readOwnWords(text: string): OwnWords {
  const { compare } = new Intl.Collator('fr');
  const words = new Set<string>();
  const problems: LineProblem[] = [];
  let before: string | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    const word = line.trim();
    if (word.startsWith('#')) before = null;
    if (word === '' || word.startsWith('#')) continue;
    if (words.has(word))
      problems.push({ line: index + 1, message: `"${word}" is listed twice.`, remedy: 'Remove one of them.' });
    if (before !== null && compare(before, word) > 0) {
      problems.push({
        line: index + 1,
        message: `"${word}" comes after "${before}".`,
        remedy: 'Sort the words of the section alphabetically.',
      });
    }
    words.add(word);
    before = word;
  }
  return { words, problems };
}
