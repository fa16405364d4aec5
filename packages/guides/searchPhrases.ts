import { ProblemsError } from '@reliure/openapi';
import { toSearchPhrases } from '@reliure/richtext';
import { texts } from './texts.ts';

/**
 * Reads the search phrases of a page from `search_phrases` in its front matter; none if it is missing.
 *
 * @throws ProblemsError when the value is not a list of phrases.
 */
export function readSearchPhrases(frontMatter: Readonly<Record<string, unknown>>, file: string): readonly string[] {
  const value = frontMatter['search_phrases'] ?? [];
  const phrases = toSearchPhrases(value);
  if (phrases !== null) return phrases;
  throw new ProblemsError([
    {
      file,
      pointer: 'search_phrases',
      message: `The value must be a list of phrases, but is ${JSON.stringify(value)}.`,
      remedy: `Use a list of phrases, such as ${texts().searchPhrases}.`,
    },
  ]);
}
