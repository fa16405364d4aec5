import { toSearchPhrases } from '@apidoc/richtext';

/**
 * Reads the search phrases of a page’s front matter, `search_phrases`; none without it.
 *
 * @throws Error when they are not a list of texts.
 */
export function readSearchPhrases(frontMatter: Readonly<Record<string, unknown>>, file: string): readonly string[] {
  const written = frontMatter['search_phrases'] ?? [];
  const phrases = toSearchPhrases(written);
  if (phrases !== null) return phrases;
  throw new Error(
    `${file}: "search_phrases" is ${JSON.stringify(written)}; write a list of texts, such as [pas de réseau, { en: no network }].`,
  );
}
