import { describe, expect, it } from 'vitest';
import { noParts } from '../../engine/ranking.ts';
import type { SearchResponse } from '../../engine/engine.ts';
import type { Hit } from '../../engine/hits.ts';
import { toSuggestions } from './suggestions.ts';

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
  score: noParts,
  passages: [{ hash: '#corps', name: [], isCode: false, snippet: [], words: ['créer'] }],
};

const nothing: SearchResponse = {
  total: 0,
  hits: [],
  facets: { kind: [], method: [], group: [] },
  part: null,
  certainty: 'sure',
  effectiveQuery: 'visite',
  similarWords: [],
};

describe('toSuggestions', () => {
  it('returns the recent searches before anything is typed', () => {
    expect(toSuggestions({ kind: 'idle' }, site)).toEqual([
      { kind: 'recent', query: 'visite' },
      { kind: 'recent', query: 'lot' },
    ]);
  });

  it('returns the hits, and a link to all results of what was searched for', () => {
    const response = { ...nothing, total: 30, hits: [hit], effectiveQuery: 'visite-validee' };
    expect(toSuggestions({ kind: 'done', query: '{"code":"visite-validee"}', response, isFinal: true }, site)).toEqual([
      { kind: 'hit', hit, address: '/site/api/a?_highlight=cr%C3%A9er#corps', group: 'operation' },
      { kind: 'all', address: '/site/search?q=visite-validee', total: 30 },
    ]);
  });

  it('returns the hits by group, beginning with the group of the best one', () => {
    const hits = ['guide', 'operation', 'schema', 'guide', 'error', 'field'].map((kind) => ({ ...hit, kind }));
    const response = { ...nothing, total: 6, hits };
    const suggestions = toSuggestions({ kind: 'done', query: 'visite', response, isFinal: true }, site);
    expect(suggestions.flatMap((one) => (one.kind === 'hit' ? `${one.group} ${one.hit.kind}` : []))).toEqual([
      'guide guide',
      'guide guide',
      'operation operation',
      'other schema',
      'other error',
      'field field',
    ]);
  });

  it('returns similar words and pages to browse, when nothing is found', () => {
    const response = { ...nothing, similarWords: ['événement'] };
    expect(toSuggestions({ kind: 'done', query: 'evnmt', response, isFinal: true }, site)).toEqual([
      { kind: 'similar', query: 'événement' },
      { kind: 'browse', address: '/site/docs/intro', label: 'Documentation' },
      { kind: 'browse', address: '/site/api', label: 'Référence API' },
    ]);
  });

  it.each([{ kind: 'loading' } as const, { kind: 'failed', failure: { code: 'noResponse' } } as const])(
    'returns nothing for %j',
    (state) => {
      expect(toSuggestions(state, site)).toEqual([]);
    },
  );
});
