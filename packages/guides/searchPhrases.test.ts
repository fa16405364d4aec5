import { describe, expect, it } from 'vitest';
import { readSearchPhrases } from './searchPhrases';

describe('readSearchPhrases', () => {
  it.each([
    [{}, []],
    [{ search_phrases: ['pas de réseau', 'hors ligne'] }, ['pas de réseau', 'hors ligne']],
  ])('of %j are %j', (frontMatter, want) => expect(readSearchPhrases(frontMatter, 'a.md')).toEqual(want));

  it.each(['pas de réseau', [1], [' ']])('refuses %j', (phrases) => {
    expect(() => readSearchPhrases({ search_phrases: phrases }, 'docs/a.md')).toThrow(
      `docs/a.md  search_phrases\n  The value is ${JSON.stringify(phrases)}, not a list of texts.\n  → Write a list of texts, such as`,
    );
  });
});
