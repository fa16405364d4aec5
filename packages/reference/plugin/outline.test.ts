import { describe, expect, it } from 'vitest';
import { buildReference } from '../kinds/reference.ts';
import { toOutline } from './outline.ts';

const operation = (operationId: string) => ({
  operationId,
  summary: operationId,
  tags: ['Livres'],
  responses: { '204': { description: 'Fait.' } },
});

describe('toOutline', () => {
  it('counts the operations of each group, with those nested under it', () => {
    const reference = buildReference({
      document: {
        openapi: '3.2.0',
        info: { title: 'Bibliothèque', version: '1' },
        tags: [{ name: 'Fonds' }, { name: 'Livres', parent: 'Fonds' }, { name: 'Prêts', description: 'À part.' }],
        paths: { '/livres': { get: operation('lister'), post: operation('ranger') } },
      },
    });
    const { groups, catalogues, downloads, scenarios } = toOutline({
      ...reference,
      label: 'API',
      lifecycles: [],
      scenarios: [],
      changelog: { releases: [], feeds: [] },
      changelogPage: null,
    });
    expect(groups).toEqual([
      { path: '/api#fonds', title: 'Fonds', count: 2 },
      { path: '/api#prets', title: 'Prêts', count: 0 },
    ]);
    expect(downloads).toBe('/api#telechargements');
    expect([catalogues, scenarios]).toEqual([[], []]);
  });
});
