import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referencePath } from '@apidoc/richtext';
import { buildReference } from './reference';
import type { ReferencePage } from './kind';
import { toCatalogues, toPages } from './pages';

type Members = Readonly<Record<string, unknown>>;

function load(document: Members): readonly ReferencePage[] {
  return toPages(buildReference({ document }));
}

const answer = (schema: unknown, examples: Members = {}) => ({
  paths: {
    '/a': {
      get: { operationId: 'lire', responses: { 409: { content: { 'application/json': { schema, examples } } } } },
    },
  },
});
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const full = {
  ...answer(to('Visite'), { clos: { summary: 'Clos', 'x-error': { cause: 'Fini.', retry: 'no' } } }),
  components: {
    schemas: { Visite: { properties: { z: to('Zone'), a: to('Avis') } }, Avis: { enum: ['a'] }, Zone: {} },
  },
  'x-lifecycles': {
    visite: { title: 'Visite', states: { a: {} }, transitions: { lire: { to: 'a', operation: 'lire' } } },
  },
};

describe('toCatalogues', () => {
  it('counts what there is', () => {
    expect(toCatalogues(load(full))).toEqual([
      { slug: 'schemas', title: 'Schémas', count: 3 },
      { slug: 'listes', title: 'Listes de codes', count: 1 },
      { slug: 'etats', title: 'Cycles de vie', count: 1 },
      { slug: 'erreurs', title: 'Erreurs', count: 1 },
    ]);
  });

  it.each([
    ['nothing', answer({ type: 'string' }), []],
    ['schemas', { ...answer(to('A')), components: { schemas: { A: {} } } }, ['schemas']],
    ['lists alone', { ...answer(to('A')), components: { schemas: { A: { enum: ['a'] } } } }, ['schemas', 'listes']],
  ])('names no page that would be empty: %s', (_fact, document, want) => {
    expect(toCatalogues(load(document)).map(({ slug }) => slug)).toEqual(want);
  });
});

describe('toPages', () => {
  it('makes a page of each thing, and one of all things of a kind', () => {
    expect(load(full).map(({ view, slug = '' }) => `${slug} ${view}`)).toEqual([
      ' kinds/landing/LandingPageView',
      'introduction kinds/introduction/IntroductionPageView',
      'lire kinds/operation/OperationPageView',
      'schemas kinds/schema/SchemaIndexPage',
      'schemas/Visite kinds/schema/SchemaPageView',
      'schemas/Zone kinds/schema/SchemaPageView',
      'listes kinds/list/ListIndexPage',
      'listes/Avis kinds/list/ListPageView',
      'etats kinds/lifecycle/LifecycleIndexPage',
      'etats/visite kinds/lifecycle/LifecyclePageView',
      'erreurs kinds/errors/ErrorsPage',
    ]);
  });

  it('names components that exist', async () => {
    const views = new Set(load(full).map(({ view }) => view));
    await Promise.all([...views].map((view) => access(join(import.meta.dirname, '..', `${view}.tsx`))));
  });

  it('has the pages that texts may link to, and no other', () => {
    const document = { ...full, info: { description: toLinks(load(full)) } };
    expect(buildReference({ document }).deadLinks).toEqual([]);
    const bare = { ...answer({ type: 'string' }), info: { description: toLinks(load(full)) } };
    const dead = buildReference({ document: bare }).deadLinks.map(({ url }) => url);
    expect(dead).toEqual(
      load(full)
        .slice(3)
        .map(({ slug }) => referencePath(slug)),
    );
  });

  it('lists coded lists among the schemas, by name', () => {
    const index = load(full).find(({ slug }) => slug === 'schemas');
    expect(index?.toProps({ catalogues: [], guides: new Map(), changelogPage: '' })).toEqual({
      schemas: [
        { slug: 'listes/Avis', name: 'Avis' },
        { slug: 'schemas/Visite', name: 'Visite' },
        { slug: 'schemas/Zone', name: 'Zone' },
      ],
    });
  });

  it('has no page of what a contract does not have', () => {
    expect(load(answer({ type: 'string' })).map(({ slug = '' }) => slug)).toEqual(['', 'introduction', 'lire']);
  });
});

function toLinks(pages: readonly ReferencePage[]): string {
  return pages.map(({ slug }) => `[a](${referencePath(slug)})`).join(' ');
}
