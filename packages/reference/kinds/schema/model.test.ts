import { describe, expect, it } from 'vitest';
import { buildReference } from '../reference.ts';
import { outline } from '@reliure/schema/testing/outline.ts';
import { toPlainText } from '@reliure/richtext';

type Members = Readonly<Record<string, unknown>>;

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, more: Members = {}) => ({ content: { 'application/json': { schema, ...more } } });

/** Builds the reference of a contract with these schemas, and with one operation that returns the first of them. */
function build(schemas: Members, operation: Members = {}) {
  const [first = ''] = Object.keys(schemas);
  const get = { summary: 'Lire', responses: { 200: json(to(first)) }, ...operation };
  return buildReference({ document: { paths: { '/a': { get } }, components: { schemas } } });
}

const slugs = (pages: readonly { readonly slug: string }[]) => pages.map(({ slug }) => slug);

describe('buildSchemaPages', () => {
  it('builds a page for each schema that operations use, at any depth, sorted by name', () => {
    const { schemas } = build({
      Visite: { properties: { lieu: to('Lieu') } },
      Lieu: { properties: { dans: to('Lieu'), etage: { items: to('Etage') } } },
      Seul: { type: 'object' },
      Etage: { type: 'integer' },
    });
    expect(slugs(schemas)).toEqual(['schemas/Etage', 'schemas/Lieu', 'schemas/Visite']);
  });

  it('expands a schema up to the next component', () => {
    const { schemas } = build({
      Visite: {
        type: 'object',
        title: 'Une visite',
        properties: {
          lieu: to('Lieu'),
          passages: { type: 'array', items: to('Lieu') },
          duree: { type: 'object', properties: { min: { type: 'integer' }, ou: to('Lieu') } },
          suite: to('Visite'),
          code: to('Code'),
          statut: to('Statut'),
        },
      },
      Lieu: { properties: { rue: { type: 'string' } } },
      Code: { type: 'string', format: 'uuid' },
      Statut: { enum: ['a', 'b'] },
    });
    const page = schemas.find(({ name }) => name === 'Visite');
    expect(page?.title).toBe('Une visite');
    expect(page?.node).not.toHaveProperty('slug');
    expect(page === undefined ? '' : `\n${outline(page.node)}\n`).toMatchInlineSnapshot(`
      "
      objet
        lieu #champs.lieu: Lieu · objet
          → its page
        passages #champs.passages: liste de Lieu
          [] Lieu · objet
            → its page
        duree #champs.duree: objet
          min #champs.duree.min: entier
          ou #champs.duree.ou: Lieu · objet
            → its page
        suite #champs.suite: Visite · objet
          → Visite #champs
        code #champs.code: Code · UUID
        statut #champs.statut: Statut · texte
          values "a", "b"
      "
    `);
  });

  it('only links to existing pages', () => {
    const { operations, schemas, lists } = build({
      A: { oneOf: [to('B'), to('C')], discriminator: { propertyName: 'k', mapping: { b: 'B', d: 'D' } } },
      B: { allOf: [to('Base'), { properties: { c: { anyOf: [to('C'), { type: 'null' }] } } }] },
      C: { additionalProperties: to('Statut') },
      D: { prefixItems: [to('Base')] },
      Base: { properties: { k: { const: 'k' } } },
      Statut: { enum: ['a', 'b'] },
    });
    const known = new Set([...slugs(schemas), ...slugs(lists), ...slugs(operations)]);
    const linked = JSON.stringify({ operations, schemas, lists }).match(/(?<="slug":")[^"]+/g) ?? [];
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((slug) => !known.has(slug) && slug !== 'autres-operations')).toEqual([]);
  });

  it('returns the users of a schema, and the schemas that it uses', () => {
    const { schemas, operations } = build(
      { A: { properties: { b: to('B') } }, B: { properties: { a: to('A') } } },
      { requestBody: json({ items: to('B') }), parameters: [{ name: 'q', in: 'query', schema: to('B') }] },
    );
    const [a, b] = schemas;
    expect(a?.uses).toEqual([{ slug: 'schemas/B', name: 'B' }]);
    expect(a?.users.schemas).toEqual([{ slug: 'schemas/B', name: 'B' }]);
    expect(a?.users.operations).toEqual([{ slug: 'lire', title: 'Lire', method: 'GET', location: 'réponse 200' }]);
    expect(b?.users.operations.map(({ location }) => location)).toEqual(['paramètre q, corps']);
    expect(operations[0]?.schemas.map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it.each([
    ['its own example', { example: { a: 1 } }, {}, ['{\n  "a": 1\n}']],
    [
      'the examples of the first response with this schema',
      {},
      { examples: { un: { value: [1] }, deux: { value: [2] } } },
      ['[1]', '[2]'],
    ],
    ['a generated example if there is no other', { properties: { b: { type: 'boolean' } } }, {}, ['{\n  "b": true\n}']],
    ['no example if it would be empty', {}, {}, []],
  ])('shows %s', (_fact, schema, media, want) => {
    const { schemas } = build({ A: { type: 'object', ...schema } }, { responses: { 200: json(to('A'), media) } });
    expect(schemas[0]?.examples.map(({ text }) => text)).toEqual(want);
  });

  it.each(['Résultat', 'R%C3%A9sultat'])(
    'finds the examples of a response that refers to the schema as %s',
    (written) => {
      const { schemas } = build(
        { Résultat: { type: 'object' } },
        { responses: { 200: json(to(written), { example: [1] }) } },
      );
      expect(schemas[0]?.examples.map(({ text }) => text)).toEqual(['[1]']);
    },
  );

  it('gives different slugs to names that differ only in case or special characters', () => {
    const { schemas } = build({
      'a.b': { properties: { x: to('a-b'), y: to('A.B'), z: to('schémas') } },
      'a-b': {},
      'A.B': {},
      schémas: {},
    });
    expect(new Set(slugs(schemas).map((slug) => slug.toLowerCase())).size).toBe(4);
    expect(slugs(schemas).every((slug) => /^schemas\/[A-Za-z0-9_-]+$/.test(slug))).toBe(true);
  });

  it('returns nothing for a contract without components', () => {
    const { schemas, lists, operations } = buildReference({
      document: { paths: { '/a': { get: { responses: { 200: json({ type: 'string' }) } } } } },
    });
    expect([schemas, lists, operations[0]?.schemas]).toEqual([[], [], []]);
  });
});

describe('buildListPages', () => {
  it.each([
    ['an enum', { enum: ['a', 'b'] }, ['"a"', '"b"']],
    ['titled constants', { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }, ['"a"', '"b"']],
    ['numbers and null', { enum: [1, null] }, ['1', 'null']],
    ['an enum that allows null', { oneOf: [{ enum: ['a'] }, { type: 'null' }] }, ['"a"']],
  ])('builds a list from %s', (_fact, schema, want) => {
    const { lists, schemas } = build({ A: schema });
    expect([slugs(lists), schemas]).toEqual([['listes/A'], []]);
    expect(lists[0]?.values.map(({ value }) => value)).toEqual(want);
  });

  it.each([
    ['one constant', { const: 'a' }],
    ['alternative lists', { anyOf: [to('B'), { type: 'integer' }] }],
    ['an object with values', { enum: [{}], properties: { a: {} } }],
    ['a list of coded elements', { type: 'array', items: { enum: ['a'] } }],
    ['an enum with an excluded value', { enum: ['a', 'b'], not: { const: 'b' } }],
    ['a string', { type: 'string' }],
  ])('treats %s as a schema, not as a list', (_fact, schema) => {
    const { lists, schemas } = build({ A: schema, B: { type: 'string' } });
    expect(slugs(lists)).toEqual([]);
    expect(slugs(schemas)).toContain('schemas/A');
  });

  it.each([
    ['the operation that serves it', 'lire', { slug: 'lire', title: 'Lire' }],
    ['no operation if its id is unknown', 'ecrire', undefined],
  ])('returns %s', (_fact, id, want) => {
    const { lists } = build({ A: { enum: ['a'], 'x-served-by': id } }, { operationId: 'lire' });
    expect(lists[0]?.servedBy).toEqual(want);
  });

  it('sorts lists by title or name in French order', () => {
    const titled = (title?: string) => ({ ...(title !== undefined && { title }), enum: ['a'] });
    const { lists } = build({
      Tous: { properties: { a: to('A'), b: to('B'), c: to('C'), Duree: to('Duree') } },
      A: titled('Zone'),
      B: titled('État'),
      C: titled('Famille'),
      Duree: titled(),
    });
    expect(lists.map(({ name }) => name)).toEqual(['Duree', 'B', 'C', 'A']);
  });

  it('returns the meaning and anchor of each value, and the users of the list', () => {
    const { lists } = build({
      Visite: { properties: { statut: to('Statut') } },
      Statut: {
        title: 'Statut d’une visite',
        description: 'Ne s’écrit *jamais*.',
        type: 'string',
        oneOf: [
          { const: 'à faire', title: 'À faire', description: 'Attend `debut`.' },
          { const: 'utilise-par' },
          { const: '' },
        ],
      },
    });
    const [list] = lists;
    expect([list?.name, list?.title, list?.type]).toEqual(['Statut', 'Statut d’une visite', 'texte']);
    expect(
      list?.values.map(({ anchor, title, description }) => [anchor, title, toPlainText(description ?? [])]),
    ).toEqual([
      ['à-faire', 'À faire', 'Attend debut.'],
      ['utilise-par-2', undefined, ''],
      ['""', undefined, ''],
    ]);
    expect(list?.users).toEqual({ operations: [], schemas: [{ slug: 'schemas/Visite', name: 'Visite' }] });
  });
});
