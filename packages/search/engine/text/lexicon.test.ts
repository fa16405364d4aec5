import { describe, expect, it } from 'vitest';
import { readLexicon } from './lexicon';

describe('readLexicon', () => {
  it('reads words with what is typed for them', () => {
    expect(readLexicon('démarrer: [commencer, start]\n403: [interdit]', 'mots.yaml')).toEqual(
      new Map([
        ['démarrer', ['commencer', 'start']],
        ['403', ['interdit']],
      ]),
    );
  });

  it.each(['', '[]', 'démarrer', 'null'])('refuses « %s », which is no map', (text) => {
    expect(() => readLexicon(text, 'mots.yaml')).toThrow(
      'mots.yaml:1\n  The file is not a map of words.\n  → Write a map',
    );
  });

  it.each([
    ['a list that does not end', 'a: [b]\nc: [d\ne: [f]', 'mots.yaml:3\n  Flow sequence'],
    ['a word that stands twice', 'a: [b]\na: [c]', 'mots.yaml:2\n  Map keys must be unique'],
  ])('says where YAML is broken: %s', (_name, text, want) => {
    expect(() => readLexicon(text, 'mots.yaml')).toThrow(want);
  });

  it('names every entry that is no list of texts', () => {
    expect(() => readLexicon("a: b\nc: [429]\nd: []\ne: [' ']\nf: [g]", 'mots.yaml'))
      .toThrowErrorMatchingInlineSnapshot(`
        [ProblemsError: mots.yaml:1
          The word « a » has no list of texts.
          → Write a list of texts, such as [commencer, débuter]; quote numbers.

        mots.yaml:2
          The word « c » has no list of texts.
          → Write a list of texts, such as [commencer, débuter]; quote numbers.

        mots.yaml:3
          The word « d » has no list of texts.
          → Write a list of texts, such as [commencer, débuter]; quote numbers.

        mots.yaml:4
          The word « e » has no list of texts.
          → Write a list of texts, such as [commencer, débuter]; quote numbers.]
      `);
  });
});
