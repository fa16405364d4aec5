import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from '../index/indexFile.ts';
import { findSimilarWords } from './similarWords.ts';
import { openOccurrences } from '../index/occurrences.ts';
import { createPostings } from '../index/postings.ts';

const page = { url: '/a', breadcrumbs: [], passages: [] };

const postings = createPostings(
  openOccurrences([
    buildIndexEntry([
      {
        ...page,
        title: 'Récupérer un événement',
        passages: [
          { text: 'Un texte que personne ne cherche', section: 'numeroSerie', anchor: 'a', role: 'field' },
          { text: 'imprimer avec le bon', role: 'phrase' },
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
    ['numeroserye', ['numeroSerie']],
    ['personn', []],
    ['zzqxwv', []],
    ['le la', []],
    ['avecc', []],
    ['', []],
    ['x'.repeat(10_000), []],
  ])('returns for « %s » %j', (query, want) => {
    expect(findSimilarWords(query, postings)).toEqual(want);
  });

  it('ignores the words of texts', () => {
    postings.readTexts(Infinity);
    expect(findSimilarWords('personn', postings)).toEqual([]);
  });

  const titles = ['Loger lager leger liger', 'Log des logs', 'La danse avec zones', 'Enregistrer'];
  const names = createPostings(
    openOccurrences([buildIndexEntry(titles.map((title) => ({ ...page, title, passages: [] })))]),
  );

  it.each([
    ['lageur', ['lager', 'loger', 'leger'], 'the closest first, then in the order of the index, at most three'],
    ['logeur legers', ['loger', 'leger', 'lager'], 'each as close as to the closest word of the query'],
    ['logee enregistreerr', ['enregistrer', 'loger', 'lager'], 'the closest for their length first'],
    ['loga', ['logs'], 'no word of three letters'],
    ['log', [], 'nothing for a word of three letters'],
    ['dans', [], 'nothing for a stop word'],
    ['avce', [], 'no stop word'],
    [`${'zz '.repeat(20)}loger`, [], 'nothing for words after the first sixty characters'],
  ])('returns for « %s » %j: %s', (query, want) => {
    expect(findSimilarWords(query, names)).toEqual(want);
  });
});
