import { describe, expect, it } from 'vitest';
import { readSearchPhrases } from './searchPhrases.ts';

describe('readSearchPhrases', () => {
  it.each([
    [{}, []],
    [{ search_phrases: ['pas de réseau', 'hors ligne'] }, ['pas de réseau', 'hors ligne']],
  ])('returns for %j the phrases %j', (frontMatter, want) =>
    expect(readSearchPhrases(frontMatter, 'a.md')).toEqual(want),
  );

  it.each(['pas de réseau', [1], [' ']])('rejects %j', (phrases) => {
    expect(() => readSearchPhrases({ search_phrases: phrases }, 'docs/a.md')).toThrow(
      `docs/a.md  search_phrases\n  The value must be a list of phrases, but is ${JSON.stringify(phrases)}.\n  → Use a list of phrases, such as`,
    );
  });
});
