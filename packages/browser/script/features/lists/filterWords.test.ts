import { describe, expect, it } from 'vitest';
import { toFilterWords } from './filterWords.ts';

describe('toFilterWords', () => {
  it.each([
    ['Créer une visite', ['creer', 'une', 'visite']],
    ["l’état d'une visite", ['l', 'etat', 'd', 'une', 'visite']],
    ['  POST /v1/visites\u00a0', ['post', '/v1/visites']],
    ['', []],
  ])('splits « %s »', (text, words) => expect(toFilterWords(text)).toEqual(words));
});
