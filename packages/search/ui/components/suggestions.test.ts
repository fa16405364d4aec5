import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../engine/engine';
import type { Hit } from '../../engine/hits';
import { toSuggestions } from './suggestions';

const site = {
  baseUrl: '/site/',
  contexts: [
    { id: 'docs', path: 'docs', label: 'Documentation', home: 'docs/intro' },
    { id: 'api', path: 'api', label: 'Référence API' },
  ],
  recent: ['visite', 'lot'],
};

const hit: Hit = {
  url: '/site/api/a',
  title: [{ text: 'Créer', isMatch: true }],
  breadcrumbs: ['API'],
  kind: 'operation',
  method: 'POST',
  isDeprecated: false,
  places: [{ hash: '#corps', name: [], isCode: false, snippet: [], words: ['créer'] }],
};

const nothing: SearchAnswer = { total: 0, hits: [], facets: { kind: [], method: [], group: [] }, nearWords: [] };

describe('toSuggestions', () => {
  it('offers what was sought lately, before anything is typed', () => {
    expect(toSuggestions({ kind: 'idle' }, site)).toEqual([
      { kind: 'recent', query: 'visite' },
      { kind: 'recent', query: 'lot' },
    ]);
  });

  it('offers hits, and the way to all of them', () => {
    const answer = { ...nothing, total: 30, hits: [hit] };
    expect(toSuggestions({ kind: 'done', query: 'créer & lire', answer, isFinal: true }, site)).toEqual([
      { kind: 'hit', hit, address: '/site/api/a?_highlight=cr%C3%A9er#corps' },
      { kind: 'all', address: '/site/search?q=cr%C3%A9er+%26+lire', total: 30 },
    ]);
  });

  it('offers near words and pages to begin with, when nothing is found', () => {
    const answer = { ...nothing, nearWords: ['événement'] };
    expect(toSuggestions({ kind: 'done', query: 'evnmt', answer, isFinal: true }, site)).toEqual([
      { kind: 'near', query: 'événement' },
      { kind: 'browse', address: '/site/docs/intro', label: 'Documentation' },
      { kind: 'browse', address: '/site/api', label: 'Référence API' },
    ]);
  });

  it.each([{ kind: 'loading' } as const, { kind: 'failed', message: 'Non.' } as const])(
    'offers nothing while %j',
    (state) => {
      expect(toSuggestions(state, site)).toEqual([]);
    },
  );
});
