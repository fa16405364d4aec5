import { describe, expect, it } from 'vitest';
import { applyFilters, type SearchFilters } from './facets.ts';
import { buildIndexEntry } from './index/indexFile.ts';
import { openOccurrences } from './index/occurrences.ts';
import type { SearchablePage } from '@reliure/page';
import { noParts, type RankedPage } from './ranking.ts';

function page(title: string, others: Partial<SearchablePage>): SearchablePage {
  return { title, url: `/${title}`, breadcrumbs: [], passages: [], ...others };
}

const occurrences = openOccurrences([
  buildIndexEntry([
    page('Lister', { kind: 'operation', method: 'GET', breadcrumbs: ['API', 'Visites'] }),
    page('Créer', {
      kind: 'operation',
      method: 'POST',
      breadcrumbs: ['API', 'Suivi', 'Notes'],
      passages: [{ text: 'Son texte.', section: 'texte', anchor: 'texte', role: 'field' }],
    }),
    page('Lire', { kind: 'operation', method: 'GET', breadcrumbs: ['API', 'Suivi', 'Notes'] }),
    page('Démarrer', { kind: 'guide', breadcrumbs: ['Documentation'] }),
    page('Mentions', {}),
  ]),
]);

/** All pages, found by their titles, except « Créer », which is found by its field. */
const ranked = occurrences.pages.map((_, position): RankedPage => {
  const isField = position === 1;
  return {
    page: position,
    score: 5 - position,
    passage: isField ? 5 : position,
    location: isField ? 1 : 0,
    parts: noParts,
  };
});

function filter(filters: Partial<SearchFilters>) {
  const { matching, facets } = applyFilters(ranked, { kind: null, method: null, group: null, ...filters }, occurrences);
  return { pages: matching.map(({ page: position }) => position), facets };
}

describe('applyFilters', () => {
  it('counts the values that the results have, the most frequent first', () => {
    expect(filter({})).toEqual({
      pages: [0, 1, 2, 3, 4],
      facets: {
        kind: [
          { value: 'operation', count: 2 },
          { value: 'field', count: 1 },
          { value: 'guide', count: 1 },
          { value: 'page', count: 1 },
        ],
        method: [
          { value: 'GET', count: 2 },
          { value: 'POST', count: 1 },
        ],
        group: [
          { value: 'Notes', count: 2 },
          { value: 'Visites', count: 1 },
        ],
      },
    });
  });

  it('counts for each facet the results that pass the other filters', () => {
    expect(filter({ kind: 'operation', method: 'GET' })).toEqual({
      pages: [0, 2],
      facets: {
        kind: [{ value: 'operation', count: 2 }],
        method: [{ value: 'GET', count: 2 }],
        group: [
          { value: 'Visites', count: 1 },
          { value: 'Notes', count: 1 },
        ],
      },
    });
  });
});
