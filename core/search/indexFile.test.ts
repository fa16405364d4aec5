import { describe, expect, it } from 'vitest';
import { buildIndexFile } from './indexFile';
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

describe('buildIndexFile', () => {
  it('writes pages, then their places, with the keys that the site promises', () => {
    expect(buildIndexFile(pages).map(({ documents }) => documents)).toEqual([
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
    const documents = buildIndexFile(pages).flatMap((entry) => entry.documents);
    expect(new Set(documents.map(({ i }) => i)).size).toBe(documents.length);
    const pageUrls = new Map(documents.filter(({ p }) => p === undefined).map(({ i, u }) => [i, u]));
    for (const { p, u } of documents) if (p !== undefined) expect(pageUrls.get(p)).toBe(u);
  });

  it('is plain JSON, the same for the same pages', () => {
    const file = buildIndexFile(pages);
    expect(JSON.parse(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(buildIndexFile(pages))));
    expect(file).toMatchObject([{ index: { documentCount: 3 } }, { index: { documentCount: 3 } }]);
  });

  it('writes two empty entries for no page', () => {
    expect(buildIndexFile([])).toMatchObject([{ documents: [] }, { documents: [] }]);
  });
});
