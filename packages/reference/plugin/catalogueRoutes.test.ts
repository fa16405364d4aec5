import { describe, expect, it } from 'vitest';
import { layoutLifecycles } from '../kinds/lifecycle/diagram/layout';
import { buildReference } from '../model/reference';
import { buildCatalogueRoutes, toCatalogues } from './catalogueRoutes';

type Members = Readonly<Record<string, unknown>>;

async function load(document: Members) {
  const reference = buildReference({ document });
  return { ...reference, lifecycles: await layoutLifecycles(reference.lifecycles), scenarios: [] };
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
  it('counts what there is', async () => {
    expect(toCatalogues(await load(full))).toEqual([
      { kind: 'schemas', count: 3 },
      { kind: 'lists', count: 1 },
      { kind: 'lifecycles', count: 1 },
      { kind: 'errors', count: 1 },
    ]);
  });

  it.each([
    ['nothing', answer({ type: 'string' }), []],
    ['schemas', { ...answer(to('A')), components: { schemas: { A: {} } } }, ['schemas']],
    ['lists alone', { ...answer(to('A')), components: { schemas: { A: { enum: ['a'] } } } }, ['schemas', 'lists']],
  ])('names no page that would be empty: %s', async (_fact, document, want) => {
    expect(toCatalogues(await load(document)).map(({ kind }) => kind)).toEqual(want);
  });
});

describe('buildCatalogueRoutes', () => {
  it('makes a page of each thing, and one of all things of a kind', async () => {
    expect(buildCatalogueRoutes(await load(full)).map(({ component, slug }) => `${slug} ${component}`)).toEqual([
      'schemas kinds/schema/SchemaIndexPage',
      'listes kinds/list/ListIndexPage',
      'etats kinds/lifecycle/LifecycleIndexPage',
      'erreurs kinds/errors/ErrorsPage',
      'schemas/Visite kinds/schema/SchemaPage',
      'schemas/Zone kinds/schema/SchemaPage',
      'listes/Avis kinds/list/ListPage',
      'etats/visite kinds/lifecycle/LifecyclePage',
    ]);
  });

  it('lists coded lists among the schemas, by name', async () => {
    const [index] = buildCatalogueRoutes(await load(full));
    expect(index?.props).toEqual({
      schemas: [
        { slug: 'listes/Avis', name: 'Avis' },
        { slug: 'schemas/Visite', name: 'Visite' },
        { slug: 'schemas/Zone', name: 'Zone' },
      ],
    });
  });

  it('has no page of what a contract does not have', async () => {
    expect(buildCatalogueRoutes(await load(answer({ type: 'string' })))).toEqual([]);
  });
});
