import { describe, expect, it } from 'vitest';
import { namedExampleFlaws, type ExamplePlace } from './namedExamples';
import { libraryVocabulary as vocabulary } from './testing/library';

const answer: ExamplePlace = { operation: 'rangerUnLivre', status: '200', name: 'prete' };

function flawsOf(shown: unknown, place: ExamplePlace = answer): string {
  return namedExampleFlaws(place, JSON.stringify(shown), vocabulary)
    .map(({ message, remedy }) => `${message} ${remedy}`)
    .join('\n');
}

describe('namedExampleFlaws', () => {
  it.each([
    ['the whole example', { titre: 'Germinal', etat: 'prete', mots: [{ libelle: 'mine' }, { libelle: 'grève' }] }],
    ['some of its fields', { etat: 'prete' }],
    ['a text with spaces of another kind', { mots: [{ libelle: 'au fond !' }] }],
    ['some of the items of a list', { mots: [{ libelle: 'grève' }] }],
  ])('takes %s', (_, shown) => {
    expect(flawsOf(shown)).toBe('');
  });

  it.each([
    [{ etat: 'en_rayon' }, '/etat is not "en_rayon" in the example. Write "prete", or name another example.'],
    [{ titres: 'Germinal' }, 'The example has no /titres. Did you mean "titre"?'],
    [
      { mots: [{ libelle: 'mines' }] },
      '/mots/0/libelle is not "mines" in the example. Write "mine", or name another example.',
    ],
    [{ mots: [{ libelle: 'grève' }, { libelle: 'mine' }] }, '/mots/1/libelle is not "mine" in the example.'],
    [{ mots: 'mine' }, '/mots is not "mine" in the example.'],
  ])('refuses %j', (shown, want) => {
    expect(flawsOf(shown)).toContain(want);
  });

  it('holds a request to the examples of the request', () => {
    expect(flawsOf({ etat: 'en_rayon' }, { operation: 'rangerUnLivre', name: 'retour' })).toBe('');
  });

  it('says which example comes nearest to one that is missing', () => {
    expect(flawsOf({}, { ...answer, name: 'pret' })).toBe('There is no example "pret" here. Did you mean "prete"?');
  });
});
