import { describe, expect, it } from 'vitest';
import { findNearWords } from './nearWords';

const units = [
  { i: 0, t: 'Récupérer un événement', u: '/a' },
  { i: 1, t: 'Évaluer', u: '/b' },
  { i: 2, t: 'Un texte que personne ne cherche', s: 'numeroSerie', u: '/a', p: 0 },
];

describe('findNearWords', () => {
  it.each([
    ['evenmant', ['événement']],
    ['numSerie', ['numeroSerie']],
    ['évalluerr', ['évaluer']],
    ['personn', []],
    ['zzqxwv', []],
    ['le la', []],
    ['', []],
    ['x'.repeat(10_000), []],
  ])('offers for « %s » %j', (query, want) => {
    expect(findNearWords(query, { units })).toEqual(want);
  });
});
