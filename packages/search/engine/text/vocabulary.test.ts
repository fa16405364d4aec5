import { describe, expect, it } from 'vitest';
import { createVocabulary, tolerance } from './vocabulary.ts';

const words = [
  'visite',
  'visites',
  'valider',
  'validation',
  'lots',
  'lot',
  'note',
  'prescription',
  'v2',
  'debit',
  '安装',
  'panne',
  'allo',
  'agent',
  'ecran',
];

function vocabularyOf(all: readonly string[]) {
  const vocabulary = createVocabulary();
  all.forEach((word) => vocabulary.add(word));
  return vocabulary;
}

const vocabulary = vocabularyOf(words);
const written = (ids: readonly number[]): readonly string[] => ids.map(vocabulary.at);

describe('createVocabulary', () => {
  it('numbers words in the order in which they are added, each once', () => {
    expect(words.map(vocabulary.add)).toEqual(words.map((_, index) => index));
    expect(vocabulary.size()).toBe(words.length);
    expect(vocabulary.find('visites')).toBe(1);
    expect(vocabulary.find('constructor')).toBeUndefined();
  });

  it.each([
    ['visit', ['visite', 'visites']],
    ['valid', ['valider', 'validation']],
    ['__proto__', []],
  ])('finds the words with the stem « %s »: %j', (stemmed, want) => {
    expect(written(vocabulary.withStem(stemmed))).toEqual(want);
  });

  it.each([
    ['v', ['visite', 'visites', 'valider', 'validation', 'v2']],
    ['val', ['valider', 'validation']],
    ['validations', []],
    ['安', ['安装']],
  ])('finds the words with the prefix « %s »: %j', (prefix, want) => {
    expect(written(vocabulary.withPrefix(prefix))).toEqual(want);
  });

  it.each([
    ['vsite', ['visite'], 'a missing letter'],
    ['vsiite', ['visite'], 'two swapped letters'],
    ['ltos', ['lots'], 'two swapped letters in a short word'],
    ['loto', [], 'another letter in a short word'],
    ['prescritpoin', ['prescription'], 'two errors in a long word'],
    ['v3', [], 'a number'],
    ['vi', [], 'two letters'],
    ['kayak', [], 'another word'],
    ['visste', [], 'another consonant in a short word'],
    ['vizite', ['visite'], 'a letter with the same sound'],
    ['vesite', ['visite'], 'another vowel'],
    ['vissite', ['visite'], 'a doubled letter'],
    ['bisites', [], 'another first letter'],
    ['brescription', ['prescription'], 'another first letter in a long word'],
    ['pane', ['panne'], 'a letter not doubled in a short word'],
    ['pann', [], 'a missing letter in a short word'],
    ['alo', [], 'a letter not doubled in a word of three letters'],
    ['notte', ['note'], 'a letter doubled in a short word'],
    ['noete', [], 'another vowel added to a short word'],
    ['ajent', ['agent'], 'j instead of g'],
    ['ekran', ['ecran'], 'k instead of c'],
    ['vamider', ['valider'], 'another consonant in a word of seven letters'],
  ])('finds for « %s » the words %j: %s', (word, want) => {
    expect(vocabulary.similarTo(word).map(({ id }) => vocabulary.at(id))).toEqual(want);
  });

  it('tolerates errors in a word that is still being typed', () => {
    expect(vocabulary.similarTo('vaild', true).map(({ id }) => vocabulary.at(id))).toEqual(['valider', 'validation']);
    expect(vocabulary.similarTo('vaild')).toEqual([]);
    expect(vocabulary.similarTo('vlai', true).map(({ id }) => vocabulary.at(id))).toEqual(['valider', 'validation']);
    expect(vocabulary.similarTo('vla', true)).toEqual([]);
  });
});

describe('tolerance', () => {
  it.each([
    ['ab', 0],
    ['abc', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['abcdefg8', 0],
  ])('for « %s » is %i', (word, want) => {
    expect(tolerance(word)).toBe(want);
  });
});
