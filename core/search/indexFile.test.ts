import { describe, expect, it } from 'vitest';
import { buildIndexEntries, countDocuments } from './indexFile';
import type { SearchablePage } from './types';

const pages: readonly SearchablePage[] = [
  {
    title: 'Créer une visite',
    url: '/site/api/creer-une-visite',
    breadcrumbs: ['API', 'Visites'],
    places: [{ text: 'POST /v1/visites' }, { text: 'tiersId Le patient', section: 'tiersId', anchor: 'body-tiersId' }],
  },
  { title: 'Vide', url: '/site/vide', breadcrumbs: [], places: [] },
  { title: 'Guide', url: '/site/docs/guide', breadcrumbs: ['Documentation'], places: [{ text: 'Début' }] },
];

describe('buildIndexEntries', () => {
  it('writes pages, then their places, with the keys that the site promises', () => {
    expect(buildIndexEntries(pages).map(({ documents }) => documents)).toEqual([
      [
        { i: 0, t: 'Créer une visite', u: '/site/api/creer-une-visite', b: ['API', 'Visites'] },
        { i: 1, t: 'Vide', u: '/site/vide', b: [] },
        { i: 2, t: 'Guide', u: '/site/docs/guide', b: ['Documentation'] },
      ],
      [
        { i: 3, t: 'POST /v1/visites', u: '/site/api/creer-une-visite', s: 'Créer une visite', p: 0 },
        { i: 4, t: 'tiersId Le patient', u: '/site/api/creer-une-visite', h: '#body-tiersId', s: 'tiersId', p: 0 },
        { i: 5, t: 'Début', u: '/site/docs/guide', s: 'Guide', p: 2 },
      ],
    ]);
  });

  it('gives each document a number of its own, and each place a page of the same address', () => {
    const documents = buildIndexEntries(pages).flatMap((entry) => entry.documents);
    expect(new Set(documents.map(({ i }) => i)).size).toBe(documents.length);
    const pageUrls = new Map(documents.filter(({ p }) => p === undefined).map(({ i, u }) => [i, u]));
    for (const { p, u } of documents) if (p !== undefined) expect(pageUrls.get(p)).toBe(u);
  });

  it('is plain JSON, the same for the same pages', () => {
    const file = buildIndexEntries(pages);
    expect(JSON.parse(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(buildIndexEntries(pages))));
    expect(file).toMatchObject([{ index: { documentCount: 3 } }, { index: { documentCount: 3 } }]);
  });

  it('writes two empty entries for no page', () => {
    expect(buildIndexEntries([])).toMatchObject([{ documents: [] }, { documents: [] }]);
  });
});

describe('buildIndexEntries, on what several pages say', () => {
  const page = (url: string) => ({
    title: url,
    url,
    breadcrumbs: [],
    places: [{ text: 'numero Numéro lisible', section: 'numero', anchor: 'numero' }, { text: `propre à ${url}` }],
  });

  it('keeps a place that is said in the same words on the first page only', () => {
    const [, places] = buildIndexEntries([page('/a'), page('/b')]);
    expect(places?.documents.map(({ t, u }) => [t, u])).toEqual([
      ['numero Numéro lisible', '/a'],
      ['propre à /a', '/a'],
      ['propre à /b', '/b'],
    ]);
  });

  it('numbers on from where another index ended', () => {
    const first = buildIndexEntries([page('/a')]);
    const second = buildIndexEntries([page('/b')], countDocuments(first));
    const numbers = [...first, ...second].flatMap(({ documents }) => documents.map(({ i }) => i));
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5]);
    expect(second[1]?.documents.map(({ p }) => p)).toEqual([3, 3]);
  });
});
