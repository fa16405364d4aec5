import { describe, expect, it } from 'vitest';
import { buildIndexEntry, eachRun, indexFormat } from './indexFile.ts';
import type { SearchablePage } from '@reliure/page';

const pages: readonly SearchablePage[] = [
  {
    kind: 'operation',
    title: 'Créer une visite',
    url: '/api/creer',
    breadcrumbs: ['API', 'Visites'],
    method: 'POST',
    passages: [
      { text: 'POST /v1/visites', role: 'path' },
      { text: 'Planifie un passage.' },
      { text: 'Clé.', section: 'id', anchor: 'corps.id', role: 'field' },
      { text: 'Ville.', section: 'ville', anchor: 'corps.adresse.ville', role: 'field' },
    ],
  },
  {
    title: 'Récupérer',
    url: '/api/recuperer',
    breadcrumbs: ['API'],
    passages: [
      { text: 'Rend une visite.', section: 'But', anchor: 'but' },
      { text: 'Clé.', section: 'id', anchor: 'corps.id', role: 'field' },
      { text: 'Ville.', section: 'ville', anchor: 'corps.adresse.ville', role: 'field' },
      { text: 'Clé.', section: 'id', anchor: 'reponse.id', role: 'field' },
    ],
  },
];

const { documents, index } = buildIndexEntry(pages, 10);

function occurrencesOn(page: number): readonly unknown[] {
  const found: unknown[] = [];
  const counts = { passages: documents.length - 2, locations: index.spots.length };
  eachRun(index.places[page] ?? [], counts, (passage, location, length) => {
    for (let step = 0; step < length; step += 1) {
      const document = documents[passage + 2 + step];
      found.push([document?.s, document?.t, ...(index.spots[location + step] ?? [])]);
    }
  });
  return found;
}

describe('buildIndexEntry', () => {
  it('lists the pages first, then their passages, equal passages once', () => {
    expect(documents).toEqual([
      { i: 10, t: 'Créer une visite', u: '/api/creer', b: ['API', 'Visites'] },
      { i: 11, t: 'Récupérer', u: '/api/recuperer', b: ['API'] },
      { i: 12, t: 'POST /v1/visites', u: '/api/creer', s: 'Créer une visite', p: 10 },
      { i: 13, t: 'Planifie un passage.', u: '/api/creer', s: 'Créer une visite', p: 10 },
      { i: 14, t: 'Clé.', u: '/api/creer', h: '#corps.id', s: 'id', p: 10 },
      { i: 15, t: 'Ville.', u: '/api/creer', h: '#corps.adresse.ville', s: 'ville', p: 10 },
      { i: 16, t: 'Rend une visite.', u: '/api/recuperer', h: '#but', s: 'But', p: 11 },
    ]);
  });

  it('lists the occurrences on each page in their order', () => {
    expect(occurrencesOn(0)).toEqual([
      ['Créer une visite', 'POST /v1/visites', '', 'path'],
      ['Créer une visite', 'Planifie un passage.', '', 'text'],
      ['id', 'Clé.', 'corps.id', 'field'],
      ['ville', 'Ville.', 'corps.adresse.ville', 'field'],
    ]);
    expect(occurrencesOn(1)).toEqual([
      ['But', 'Rend une visite.', 'but', 'section'],
      ['id', 'Clé.', 'corps.id', 'field'],
      ['ville', 'Ville.', 'corps.adresse.ville', 'field'],
      ['id', 'Clé.', 'reponse.id', 'field'],
    ]);
  });

  it('returns the kind and the method of each page', () => {
    expect(index).toMatchObject({ format: indexFormat, kinds: ['operation', 'page'], methods: ['POST', ''] });
  });

  it('returns the same runs for pages with the same passages', () => {
    const shared = Array.from({ length: 50 }, (_, number) => ({
      text: `Texte ${number}`,
      section: `s${number}`,
      anchor: `a${number}`,
    }));
    const {
      index: { places },
    } = buildIndexEntry([
      { title: 'Une', url: '/1', breadcrumbs: [], passages: shared },
      { title: 'Deux', url: '/2', breadcrumbs: [], passages: shared },
    ]);
    expect(places).toEqual([
      [0, 0, 50],
      [0, 0, 50],
    ]);
  });

  it('accepts a site without pages', () => {
    expect(buildIndexEntry([])).toEqual({
      documents: [],
      index: {
        format: indexFormat,
        kinds: [],
        methods: [],
        deprecated: [],
        spots: [],
        places: [],
        synonyms: [],
        related: [],
      },
    });
  });
});

describe('eachRun', () => {
  it.each([
    [[0, 0, 3], 'more passages than there are'],
    [[-1, 0, 1], 'a passage below the first'],
    [[1, 0, 2], 'a run that ends beyond the last passage'],
    [[0, -1, 1], 'a location below the first'],
    [[0, 5, 1], 'a location beyond the last'],
    [[0, 1, 2], 'a run that ends beyond the last location'],
    [[0, 0, 1e12], 'an endless run'],
  ])('rejects the run %j: %s', (runs) => {
    expect(() => eachRun(runs, { passages: 2, locations: 2 }, () => undefined)).toThrow(RangeError);
  });
});
