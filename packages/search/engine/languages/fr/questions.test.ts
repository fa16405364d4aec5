import { expect, it } from 'vitest';
import { isQuestion } from './questions.ts';

it.each([
  'pourquoi ma visite est figée',
  'Combien de résultats par page',
  'où noter le code',
  'qu’est-ce qu’un lot',
  'est-ce possible',
  'dans quel ordre les envoyer',
  'au bout de combien de jours',
  'visite figée ?',
])('reads « %s » as a question', (query) => {
  expect(isQuestion(query)).toBe(true);
});

it.each(['quitter une visite', 'ouvrir une visite', 'quantité', 'noter une visite', 'dans quelques jours', ''])(
  'does not read « %s » as a question',
  (query) => {
    expect(isQuestion(query)).toBe(false);
  },
);
