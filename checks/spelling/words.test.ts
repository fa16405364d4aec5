import { describe, expect, it } from 'vitest';
import { readOwnWords } from './ownWords.ts';
import { isKnownWord, wordsOf } from './words.ts';

const dictionary = new Set(['appareil', 'le', 'prenez', 'aujourd’hui', 'Paris', 'sans', 'fil', 'arc-en-ciel']);

describe('wordsOf', () => {
  it.each([
    ['L’état, « prêt ».', ['L’état', 'prêt']],
    ['IAH, PSAD, OLTs, visiteId, à', []],
    ['v2 a_b /chemin fichier.yaml 12 min', ['min']],
    ['rendez-vous', ['rendez-vous']],
  ])('returns the words of %j', (text, want) => expect(wordsOf(text).map(({ word }) => word)).toEqual(want));
});

describe('isKnownWord', () => {
  it.each([
    ['Appareil', true],
    ['l’appareil', true],
    ['jusqu’aujourd’hui', true],
    ['prenez-le', true],
    ['sans-fil', true],
    ['Arc-en-ciel', true],
    ['PPC-appareil', true],
    ['paris', false],
    ['appareill', false],
    ['l’appareill', false],
    ['sans-fill', false],
  ])('for %s, returns %s', (word, want) => expect(isKnownWord(word, (part) => dictionary.has(part))).toBe(want));
});

describe('readOwnWords', () => {
  it('returns the words of all sections', () => {
    const { words, problems } = readOwnWords('# A\némail\nzinc\n\n# B\nabri\n');
    expect([...words]).toEqual(['émail', 'zinc', 'abri']);
    expect(problems).toEqual([]);
  });

  it('reports the line of a misplaced or duplicate word', () =>
    expect(readOwnWords('b\na\nb\n').problems.map(({ line, message }) => [line, message])).toEqual([
      [2, '"a" comes after "b".'],
      [3, '"b" is listed twice.'],
    ]));
});
