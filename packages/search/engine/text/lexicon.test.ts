import { describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { readLexicon } from './lexicon.ts';

describe('readLexicon', () => {
  it('reads each word with the list of what is typed for it', () => {
    expect(readLexicon('démarrer: [commencer, start]\n403: [interdit]', 'mots.yaml')).toEqual(
      new Map([
        ['démarrer', ['commencer', 'start']],
        ['403', ['interdit']],
      ]),
    );
  });

  it.each(['', '[]', 'démarrer', 'null'])('rejects « %s », which is not a map', (text) => {
    expect(() => readLexicon(text, 'mots.yaml')).toThrow(
      'mots.yaml:1\n  The file is not a map of words.\n  → Write a map',
    );
  });

  it.each([
    ['a list that does not end', 'a: [b]\nc: [d\ne: [f]', 'mots.yaml:3\n  Flow sequence'],
    ['a word that is listed twice', 'a: [b]\na: [c]', 'mots.yaml:2\n  Map keys must be unique'],
  ])('reports the line of the YAML error: %s', (_name, text, want) => {
    expect(() => readLexicon(text, 'mots.yaml')).toThrow(want);
  });

  it('gives examples in the language of the site', () => {
    setLanguage('en');
    expect(() => readLexicon('', 'words.yaml')).toThrow('Write a map, such as « start: [begin, launch] ».');
  });

  it('rejects a list of which only some items are strings', () => {
    expect(() => readLexicon('a: [b, 429]', 'mots.yaml')).toThrow(
      'mots.yaml:1\n  The word « a » has no list of strings.',
    );
  });

  it('reports every entry that is not a list of strings', () => {
    expect(() => readLexicon("a: b\nc: [429]\nd: []\ne: [' ']\nf: [g]", 'mots.yaml'))
      .toThrowErrorMatchingInlineSnapshot(`
        [ProblemsError: mots.yaml:1
          The word « a » has no list of strings.
          → Write a list of strings, such as [commencer, débuter]; quote numbers.

        mots.yaml:2
          The word « c » has no list of strings.
          → Write a list of strings, such as [commencer, débuter]; quote numbers.

        mots.yaml:3
          The word « d » has no list of strings.
          → Write a list of strings, such as [commencer, débuter]; quote numbers.

        mots.yaml:4
          The word « e » has no list of strings.
          → Write a list of strings, such as [commencer, débuter]; quote numbers.]
      `);
  });
});
