import { describe, expect, it } from 'vitest';
import { openSynonyms } from '../text/synonyms.ts';
import { createVocabulary } from '../text/vocabulary.ts';
import { weights } from '../weights.ts';
import { guessMatch, knownMatches, stemMatch, type WordMatch } from './wordMatches.ts';

const vocabulary = createVocabulary();
for (const word of ['visite', 'visites', 'note', 'validation', 'validateur', 'validite', '安装']) vocabulary.add(word);

const context = { vocabulary, synonyms: openSynonyms([]), related: openSynonyms([]) };
const { inexact } = weights;

function qualities(match: WordMatch): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...match].map(([id, quality]) => [vocabulary.at(id), quality]));
}

describe('knownMatches', () => {
  it.each<readonly [string, boolean, readonly Readonly<Record<string, number>>[], string]>([
    ['visite', false, [{ visite: 1, visites: inexact }], 'the word and the words with its stem'],
    ['vis', true, [{ visite: inexact, visites: inexact }], 'the words that it begins'],
    ['安', true, [{ 安装: inexact }], 'the words that a character begins'],
    ['vis', false, [{}], 'no longer word when it is finished'],
    ['vi', true, [{}], 'no longer word for two letters'],
    ['val vis', true, [{}, { visite: inexact, visites: inexact }], 'longer words for the last one only'],
  ])('finds for « %s », unfinished %s, %j: %s', (words, isLast, want) => {
    expect(knownMatches(words.split(' '), isLast, context).map(qualities)).toEqual(want);
  });
});

describe('stemMatch', () => {
  it('finds the words with a stem', () => {
    expect(qualities(stemMatch('visit', context))).toEqual({ visite: 1, visites: 1 });
  });
});

describe('guessMatch', () => {
  const longWord = 1 - 1 / 7;

  it.each<readonly [string, boolean, Readonly<Record<string, number>>, string]>([
    ['visitte', false, { visite: longWord, visites: longWord * inexact }, 'a typing error, and the same stem'],
    ['ntoe', false, { note: 1 - 1 / 4 }, 'a typing error in a short word'],
    ['avlidiet', false, { validite: 1 - 2 / 8 }, 'two typing errors'],
    ['vali', false, { validation: inexact, validateur: inexact, validite: inexact }, 'four letters'],
    ['valis', false, { validation: inexact, validateur: inexact, validite: inexact }, 'clipped words, in the plural'],
    ['valio', false, { validation: inexact, validateur: inexact, validite: inexact }, 'clipped words with an o'],
    ['vvvvaaaa', true, {}, 'nothing for two letters again and again'],
    ['val', false, {}, 'nothing for three letters'],
    ['validatixyz', true, { validation: inexact }, 'another ending, by the longest beginning'],
    ['validatixyz', false, {}, 'no other ending when the word is finished'],
    ['validqwxyzk', true, {}, 'no ending of more than five letters'],
    ['valixy', true, {}, 'nothing for fewer than five letters'],
  ])('finds for « %s », unfinished %s, %j: %s', (word, isUnfinished, want) => {
    const close = Object.fromEntries(Object.entries(want).map(([key, quality]) => [key, expect.closeTo(quality)]));
    expect(qualities(guessMatch(word, isUnfinished, context))).toEqual(close);
  });
});
