import { describe, expect, it } from 'vitest';
import { namedExampleProblems, type ExampleLocation } from './namedExamples.ts';
import { libraryVocabulary as vocabulary } from './testing/library.ts';

const response: ExampleLocation = { operation: 'rangerUnLivre', status: '200', name: 'prete' };

function problemsOf(shown: unknown, location: ExampleLocation = response): string {
  return namedExampleProblems(location, JSON.stringify(shown), vocabulary)
    .map(({ message, remedy }) => `${message} ${remedy}`)
    .join('\n');
}

describe('namedExampleProblems', () => {
  it.each([
    ['the whole example', { titre: 'Germinal', etat: 'prete', mots: [{ libelle: 'mine' }, { libelle: 'grève' }] }],
    ['some of its fields', { etat: 'prete' }],
    ['a text with plain instead of non-breaking spaces', { mots: [{ libelle: 'au fond !' }] }],
    ['some of the items of a list', { mots: [{ libelle: 'grève' }] }],
  ])('accepts %s', (_, shown) => {
    expect(problemsOf(shown)).toBe('');
  });

  it.each([
    [{ etat: 'en_rayon' }, '/etat is not "en_rayon" in the example. Write "prete", or use another example.'],
    [{ titres: 'Germinal' }, 'The example has no /titres. Did you mean "titre"?'],
    [
      { mots: [{ libelle: 'mines' }] },
      '/mots/0/libelle is not "mines" in the example. Write "mine", or use another example.',
    ],
    [{ mots: [{ libelle: 'grève' }, { libelle: 'mine' }] }, '/mots/1/libelle is not "mine" in the example.'],
    [{ mots: 'mine' }, '/mots is not "mine" in the example.'],
  ])('reports the difference of %j', (shown, want) => {
    expect(problemsOf(shown)).toContain(want);
  });

  it('compares a request with the examples of the request', () => {
    expect(problemsOf({ etat: 'en_rayon' }, { operation: 'rangerUnLivre', name: 'retour' })).toBe('');
  });

  it('suggests a similar name for a missing example', () => {
    expect(problemsOf({}, { ...response, name: 'pret' })).toBe(
      'There is no example "pret" here. Did you mean "prete"?',
    );
  });
});
