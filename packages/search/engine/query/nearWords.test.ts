import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from '../index/indexFile';
import { findNearWords } from './nearWords';
import { openPlaces } from '../index/places';
import { createPostings } from '../index/postings';

const page = { url: '/a', breadcrumbs: [], places: [] };

const postings = createPostings(
  openPlaces([
    buildIndexEntry([
      {
        ...page,
        title: 'Récupérer un événement',
        places: [
          { text: 'Un texte que personne ne cherche', section: 'numeroSerie', anchor: 'a', role: 'field' },
          { text: 'imprimer le bon', role: 'phrase' },
        ],
      },
      { ...page, title: 'Évaluer' },
    ]),
  ]),
);

describe('findNearWords', () => {
  it.each([
    ['evenmant', ['événement']],
    ['numSerie', ['numeroSerie']],
    ['serye', ['numeroSerie']],
    ['évalluerr', ['évaluer']],
    ['inprimmer', ['imprimer']],
    ['personn', []],
    ['zzqxwv', []],
    ['le la', []],
    ['', []],
    ['x'.repeat(10_000), []],
  ])('offers for « %s » %j', (query, want) => {
    expect(findNearWords(query, postings)).toEqual(want);
  });

  it('knows the names only, once texts are read too', () => {
    postings.readTexts(Infinity);
    expect(findNearWords('personn', postings)).toEqual([]);
  });
});
