import { describe, expect, it } from 'vitest';
import { toFilterWords } from './filterWords.ts';
import { matchItems } from './matchItems.ts';

const titles = [
  'GET Lister les visites /v2/visites',
  'POST Démarrer une visite /v2/visites/{visiteId}/demarrage',
  'PUT Signer le bon /v2/visites/{visiteId}/signature',
  '409 grille-perimee La grille est périmée',
  '409 incoherent La réponse est incohérente',
];
const items = titles.map((title) => ({ title, words: toFilterWords(title) }));

describe('matchItems', () => {
  it.each([
    ['demarrer', [1]],
    ['DÉMARR', [1]],
    ['/v2/visites', [0, 1, 2]],
    ['put signat', [2]],
    ['singature', [2]],
    ['put singat', [2]],
    ['delete visite', []],
    ['demarer une visite', [1]],
    ['{"code":"grille-perimee","erreurs":[{"code":"incoherent"}]}', [3]],
    ['HttpError: 409 GRILLE_PERIMEE at save', [3]],
    ['zzqxwv', []],
    ['<img src=x onerror=alert(1)>', []],
  ])('finds « %s »', (typed, want) => {
    expect(matchItems(typed, items).map((item) => items.indexOf(item))).toEqual(want);
  });
});
