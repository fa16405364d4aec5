import { describe, expect, it } from 'vitest';
import { readLexicon } from './lexicon';

describe('readLexicon', () => {
  it('reads words with what is typed for them', () => {
    expect(readLexicon({ démarrer: ['commencer', 'start'] }, 'mots.yaml')).toEqual(
      new Map([['démarrer', ['commencer', 'start']]]),
    );
  });

  it.each([[null], [[]], ['démarrer'], [undefined]])('refuses %j, which is no map', (value) => {
    expect(() => readLexicon(value, 'mots.yaml')).toThrow('mots.yaml: a map was expected');
  });

  it('names every entry that is no list of texts', () => {
    expect(() => readLexicon({ a: 'b', c: [429], d: [], e: [' '], f: ['g'] }, 'mots.yaml'))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: mots.yaml: « a » must have a list of texts, such as [commencer, débuter]; quote numbers.
      mots.yaml: « c » must have a list of texts, such as [commencer, débuter]; quote numbers.
      mots.yaml: « d » must have a list of texts, such as [commencer, débuter]; quote numbers.
      mots.yaml: « e » must have a list of texts, such as [commencer, débuter]; quote numbers.]
    `);
  });
});
