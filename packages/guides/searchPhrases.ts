import { ProblemsError } from '@apidoc/openapi';
import { toSearchPhrases } from '@apidoc/richtext';

/**
 * Reads the search phrases of a page from `search_phrases` in its front matter; none if it is missing.
 *
 * @throws ProblemsError when the value is not a list of texts.
 */
export function readSearchPhrases(frontMatter: Readonly<Record<string, unknown>>, file: string): readonly string[] {
  const written = frontMatter['search_phrases'] ?? [];
  const phrases = toSearchPhrases(written);
  if (phrases !== null) return phrases;
  throw new ProblemsError([
    {
      file,
      pointer: 'search_phrases',
      message: `The value is ${JSON.stringify(written)}, not a list of texts.`,
      remedy: 'Write a list of texts, such as [coupure, { en: no network }].',
    },
  ]);
}
