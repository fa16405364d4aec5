import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referencePath, toSitePath } from '@reliure/richtext';
import { buildReference } from './reference.ts';
import { writePage } from './testing/writePage.ts';
import type { ReferencePage } from './kind.ts';
import { toCatalogues, toPages } from './pages.ts';

type Members = Readonly<Record<string, unknown>>;

function load(document: Members): readonly ReferencePage[] {
  return toPages(buildReference({ document }));
}

const withResponse = (schema: unknown, examples: Members = {}) => ({
  paths: {
    '/a': {
      get: { operationId: 'lire', responses: { 409: { content: { 'application/json': { schema, examples } } } } },
    },
  },
});
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const full = {
  ...withResponse(to('Visite'), { clos: { summary: 'Clos', 'x-error': { cause: 'Fini.', retry: 'no' } } }),
  components: {
    schemas: { Visite: { properties: { z: to('Zone'), a: to('Avis') } }, Avis: { enum: ['a'] }, Zone: {} },
  },
  'x-lifecycles': {
    visite: { title: 'Visite', states: { a: {} }, transitions: { lire: { to: 'a', operation: 'lire' } } },
  },
};

describe('toCatalogues', () => {
  it('counts the pages of each catalogue', () => {
    expect(toCatalogues(load(full))).toEqual([
      { slug: 'schemas', title: 'Schémas', count: 3 },
      { slug: 'listes', title: 'Listes de codes', count: 1 },
      { slug: 'etats', title: 'Cycles de vie', count: 1 },
      { slug: 'erreurs', title: 'Erreurs', count: 1 },
    ]);
  });

  it.each([
    ['no catalogue', withResponse({ type: 'string' }), []],
    ['schemas', { ...withResponse(to('A')), components: { schemas: { A: {} } } }, ['schemas']],
    [
      'only lists',
      { ...withResponse(to('A')), components: { schemas: { A: { enum: ['a'] } } } },
      ['schemas', 'listes'],
    ],
  ])('omits empty catalogues: %s', (_fact, document, want) => {
    expect(toCatalogues(load(document)).map(({ slug }) => slug)).toEqual(want);
  });
});

describe('toPages', () => {
  it('returns a page for each item, and an index page for each kind', () => {
    expect(load(full).map(({ slug = '' }) => slug)).toEqual([
      '',
      'introduction',
      'lire',
      'schemas',
      'schemas/Visite',
      'schemas/Zone',
      'listes',
      'listes/Avis',
      'etats',
      'etats/visite',
      'erreurs',
      'erreurs/clos',
    ]);
  });

  it('refers to existing components only', async () => {
    const views = new Set(load(full).map(({ view }) => view));
    const files = [...views].map((view) => access(join(import.meta.dirname, '..', `${view}.tsx`)));
    await expect(Promise.all(files)).resolves.toHaveLength(views.size);
  });

  it('returns exactly the pages that texts can link to', () => {
    const document = { ...full, info: { description: toLinks(load(full)) } };
    expect(buildReference({ document }).deadLinks).toEqual([]);
    const bare = { ...withResponse({ type: 'string' }), info: { description: toLinks(load(full)) } };
    const dead = buildReference({ document: bare }).deadLinks.map(({ url }) => url);
    expect(dead).toEqual(
      load(full)
        .slice(3)
        .map(({ slug }) => toSitePath(referencePath(slug), '/api')),
    );
  });

  it('includes lists of coded values in the index of schemas, by name', () => {
    const written = writePage(buildReference({ document: full }), 'schemas');
    expect([...written.matchAll(/\[(\w+)\]/g)].map(([, name]) => name)).toEqual(['Avis', 'Visite', 'Zone']);
  });

  it('returns no page for kinds that the contract does not have', () => {
    expect(load(withResponse({ type: 'string' })).map(({ slug = '' }) => slug)).toEqual(['', 'introduction', 'lire']);
  });
});

function toLinks(pages: readonly ReferencePage[]): string {
  return pages.map(({ slug }) => `[a](${toSitePath(referencePath(slug), '/api')})`).join(' ');
}
