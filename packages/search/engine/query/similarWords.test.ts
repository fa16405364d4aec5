import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from '../index/indexFile';
import { findSimilarWords } from './similarWords';
import { openOccurrences } from '../index/occurrences';
import { createPostings } from '../index/postings';

const page = { url: '/a', breadcrumbs: [], passages: [] };

const postings = createPostings(
  openOccurrences([
    buildIndexEntry([
      {
        ...page,
        title: 'Récupérer un événement',
        passages: [
          { text: 'Un texte que personne ne cherche', section: 'numeroSerie', anchor: 'a', role: 'field' },
          { text: 'imprimer le bon', role: 'phrase' },
        ],
      },
      { ...page, title: 'Évaluer' },
    ]),
  ]),
);

describe('findSimilarWords', () => {
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
  ])('returns for « %s » %j', (query, want) => {
    expect(findSimilarWords(query, postings)).toEqual(want);
  });

  it('ignores the words of texts', () => {
    postings.readTexts(Infinity);
    expect(findSimilarWords('personn', postings)).toEqual([]);
  });
});
