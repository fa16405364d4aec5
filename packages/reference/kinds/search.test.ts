import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { referencePath } from '@reliure/richtext';
import { texts } from '../texts/index.ts';
import { toPages } from './pages.ts';
import { buildReference } from './reference.ts';

const phrases = (list: readonly string[]) => list.map((text) => ({ text, role: 'phrase' }));

const document = {
  paths: {
    '/a': {
      get: {
        operationId: 'lire',
        responses: {
          409: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Visite' },
                examples: {
                  clos: {
                    summary: 'C’est clos',
                    'x-error': { cause: 'Fini\ndepuis `hier`.', remedy: 'Rouvrir.' },
                    'x-search-phrases': ['trop tard'],
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Visite: {
        title: 'Une visite',
        description: 'Un passage.',
        'x-search-phrases': ['le rendez-vous du patient'],
        properties: { statut: { $ref: '#/components/schemas/Statut' } },
      },
      Statut: {
        title: 'Statut d’une visite',
        'x-search-phrases': ['où en est le passage'],
        oneOf: [{ const: 'faite', title: 'Faite', description: 'Elle a *eu lieu*.' }, { const: 3 }],
      },
    },
  },
  'x-lifecycles': {
    visite: {
      title: 'Visite',
      description: 'De son début\nà sa fin.',
      'x-search-phrases': ['ce qui peut suivre'],
      states: { 'en cours': { title: 'En cours', description: 'Elle dure.' } },
      transitions: { finir: { title: 'Finir', from: 'en cours', by: 'le temps', condition: 'Rien.' } },
    },
  },
};

/** Returns the searchable pages, except operations and the overviews. */
const search = (given: JsonObject) =>
  toPages(buildReference({ document: given }))
    .map(({ slug, toSearchPage }) => ({ ...toSearchPage(), url: referencePath(slug) }))
    .filter(({ kind, url }) => kind !== 'operation' && !overviews.has(url));

const overviews = new Set([referencePath(), referencePath('introduction')]);

describe('toSearchPage', () => {
  it('returns the searchable passages of each page', () => {
    expect(search(document)).toEqual([
      {
        title: 'Schémas',
        url: 'reference:/schemas',
        breadcrumbs: ['API'],
        passages: phrases(texts().schema.searchPhrases),
      },
      {
        kind: 'schema',
        title: 'Visite',
        url: 'reference:/schemas/Visite',
        breadcrumbs: ['API', 'Schémas'],
        passages: [
          { text: 'Une visite. Un passage.' },
          { text: 'le rendez-vous du patient', role: 'phrase' },
          { text: 'faite Faite 3', section: 'statut', anchor: 'champs.statut', role: 'field' },
        ],
      },
      {
        title: 'Listes de codes',
        url: 'reference:/listes',
        breadcrumbs: ['API'],
        passages: phrases(texts().list.searchPhrases),
      },
      {
        kind: 'list',
        title: 'Statut d’une visite',
        url: 'reference:/listes/Statut',
        breadcrumbs: ['API', 'Listes de codes'],
        passages: [
          { text: 'Statut' },
          { text: 'faite. Elle a eu lieu.', section: 'Faite', anchor: 'faite' },
          { text: '', section: '3', anchor: '3' },
          { text: 'où en est le passage', role: 'phrase' },
        ],
      },
      {
        title: 'Cycles de vie',
        url: 'reference:/etats',
        breadcrumbs: ['API'],
        passages: phrases(texts().lifecycle.searchPhrases),
      },
      {
        kind: 'lifecycle',
        title: 'Cycle de vie\u00a0: Visite',
        url: 'reference:/etats/visite',
        breadcrumbs: ['API', 'Cycles de vie'],
        passages: [
          { text: 'De son début à sa fin.' },
          { text: 'en cours. Elle dure.', section: 'En cours', anchor: 'en-cours' },
          { text: 'Finir (le temps). Rien.', section: 'Finir' },
          { text: 'ce qui peut suivre', role: 'phrase' },
        ],
      },
      {
        kind: 'error',
        title: 'Erreurs',
        url: 'reference:/erreurs',
        breadcrumbs: ['API'],
        passages: [
          ...phrases(texts().errors.searchPhrases),
          { text: 'C’est clos', section: '409 Conflit avec l’état courant', anchor: 'statut-409', role: 'section' },
        ],
      },
      {
        kind: 'error',
        title: 'C’est clos',
        url: 'reference:/erreurs/clos',
        breadcrumbs: ['API', 'Erreurs'],
        passages: [
          { text: 'Fini depuis hier. Rouvrir.' },
          { text: 'trop tard', role: 'phrase' },
          { text: 'C’est clos', section: '409 clos', role: 'error' },
        ],
      },
    ]);
  });

  it('returns nothing for an empty contract', () => {
    expect(search({})).toEqual([]);
  });
});
