import { describe, expect, it } from 'vitest';
import { buildReference } from './reference.ts';
import { groupPath, toPlainText } from '@reliure/richtext';

const build = (members: Readonly<Record<string, unknown>>) =>
  buildReference({ document: { openapi: '3.1.0', info: { title: 'T', version: '1' }, ...members } });
const groups = (members: Readonly<Record<string, unknown>>) =>
  build(members).landing.groups.map(
    ({ slug, title, section, operations }) =>
      `${section === undefined ? '' : `${section}: `}${slug} | ${title} | ${operations.map((link) => link.slug).join(' ')}`,
  );
const tagged = (...tags: readonly string[]) => ({ get: { tags } });

describe('buildReference', () => {
  it('accepts a contract without operations', () => {
    expect({ ...build({ components: {} }) }).toMatchObject({
      introduction: { title: 'T', version: '1', servers: [], authentication: [], contacts: [] },
      landing: expect.objectContaining({ title: 'T', groups: [] }) as unknown,
      lifecycles: [],
      deadLinks: [],
      operations: [],
      schemas: [],
      lists: [],
      errors: [],
    });
  });

  it.each([
    [
      'by tag, in the declared order',
      { tags: [{ name: 'B' }, { name: 'A' }], paths: { '/a': tagged('A'), '/b': tagged('B') } },
      ['b | B | get-b', 'a | A | get-a'],
    ],
    [
      'by undeclared tags, after the declared ones',
      { tags: [{ name: 'A' }], paths: { '/b': tagged('B'), '/a': tagged('A') } },
      ['a | A | get-a', 'b | B | get-b'],
    ],
    [
      'by each of their tags, once',
      { paths: { '/a': tagged('A', 'B', 'A'), '/b': tagged('B') } },
      ['a | A | get-a', 'b | B | get-a get-b'],
    ],
    [
      'and keeps a tag without operations if it has a description',
      { tags: [{ name: 'A', description: 'Texte' }, { name: 'B' }, { name: 'C' }], paths: { '/b': tagged('C') } },
      ['a | A | ', 'c | C | get-b'],
    ],
    ['by tags that are not blank', { tags: [{ name: '  ' }], paths: { '/a': tagged(' ', 'A') } }, ['a | A | get-a']],
    [
      'by the names that tags are shown with',
      { tags: [{ name: 'a-b', 'x-displayName': 'Été' }], paths: { '/a': tagged('a-b') } },
      ['a-b | Été | get-a'],
    ],
    [
      'by the first segments of their paths without tags',
      {
        paths: {
          '/api/v2/crm/contacts': { get: {}, post: {} },
          '/api/v2/crm/contacts/{id}': { get: {} },
          '/api/v2/crm/deals/{id}/contacts': { get: {}, put: {} },
          '/api/v2/crm/health': { get: {} },
        },
      },
      [
        'contacts | contacts | get-api-v2-crm-contacts post-api-v2-crm-contacts get-api-v2-crm-contacts-id',
        'deals | deals | get-api-v2-crm-deals-id-contacts put-api-v2-crm-deals-id-contacts',
        'autres-operations | Autres opérations | get-api-v2-crm-health',
      ],
    ],
    [
      'without tags with the tag of the same name',
      { tags: [{ name: 'Contacts' }], paths: { '/contacts': { get: {} }, '/x': { get: {} }, '/b': tagged('B') } },
      ['contacts | Contacts | get-contacts', 'b | B | get-b', 'autres-operations | Autres opérations | get-x'],
    ],
    [
      'in the sections of x-tagGroups, the others last',
      {
        tags: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
        'x-tagGroups': [
          { name: 'Un', tags: ['C', 'Absent'] },
          { name: 'Deux', tags: ['A', 'C'] },
        ],
        paths: { '/a': tagged('A'), '/b': tagged('B'), '/c': tagged('C') },
      },
      ['Un: c | C | get-c', 'Deux: a | A | get-a', 'Autres groupes: b | B | get-b'],
    ],
    [
      'by a tag that servers treat specially',
      { paths: { '/a': tagged('Index'), '/b': tagged('404') } },
      ['index-2 | Index | get-a', '404-2 | 404 | get-b'],
    ],
    [
      'without a tag',
      { paths: { '/a': { get: {} }, '/b': tagged() } },
      ['autres-operations | Autres opérations | get-a get-b'],
    ],
    ['but not webhooks', { webhooks: { fini: { post: {} } } }, []],
    [
      'by tags in other scripts',
      { paths: { '/a': tagged('访问'), '/b': tagged('مرحبا') } },
      ['u8bbfu95ee | 访问 | get-a', 'u645u631u62du628u627 | مرحبا | get-b'],
    ],
    [
      'by tags with the same slug',
      { paths: { '/a': tagged('Été'), '/b': tagged('ete') } },
      ['ete | Été | get-a', 'ete-2 | ete | get-b'],
    ],
    [
      'by tags that are inherited properties',
      { paths: { '/a': tagged('constructor'), '/b': tagged('__proto__') } },
      ['constructor | constructor | get-a', 'proto | __proto__ | get-b'],
    ],
    ['but not by empty tags', { tags: [{ name: 'A' }] }, []],
    ['but not extensions next to paths', { paths: { 'x-plus': { get: {} } } }, []],
    [
      'of Path Item components',
      { paths: { '/a': { $ref: '#/components/pathItems/P' } }, components: { pathItems: { P: { get: {}, put: {} } } } },
      ['autres-operations | Autres opérations | get-a put-a'],
    ],
    [
      'beside the $ref of a Path Item',
      {
        paths: { '/a': { $ref: '#/components/pathItems/P', post: {} } },
        components: { pathItems: { P: { get: {} } } },
      },
      ['autres-operations | Autres opérations | get-a post-a'],
    ],
  ])('groups operations %s', (_name, members, want) => expect(groups(members)).toEqual(want));

  it('returns pages in the order of the groups', () => {
    const { operations } = build({ tags: [{ name: 'B' }], paths: { '/a': tagged('A'), '/b': tagged('B') } });
    expect(operations.map(({ slug, group }) => [slug, group.title])).toEqual([
      ['get-b', 'B'],
      ['get-a', 'A'],
    ]);
  });

  /** The parameter that a link passes to the GET operation. */
  const parameters = { id: '$response.body#/id' };
  const steps = (link: unknown, target: Readonly<Record<string, unknown>> = {}) => {
    const { operations } = build({
      paths: {
        '/a': { post: { responses: { 201: { description: 'a', links: { l: link } } } } },
        '/b': { get: target },
      },
      components: { links: { L: { operationId: 'b', description: 'Ensuite', parameters } } },
    });
    return operations.map(({ next, previous }) =>
      [next, previous]
        .map((list) =>
          list.map(({ slug, reason = [] }) => (reason.length === 0 ? slug : `${slug} (${toPlainText(reason)})`)).join(),
        )
        .join(' < '),
    );
  };
  it.each([
    [
      'an operationId',
      { operationId: 'b', description: 'Puis `x`', parameters },
      { operationId: 'b' },
      ['b (Puis x) < ', ' < post-a (Donne id.)'],
    ],
    [
      'a shared link',
      { $ref: '#/components/links/L' },
      { operationId: 'b' },
      ['b (Ensuite) < ', ' < post-a (Donne id.)'],
    ],
    ['an operationRef', { operationRef: '#/paths/~1b/get', parameters }, {}, ['get-b < ', ' < post-a (Donne id.)']],
    ['an unknown operationId', { operationId: 'c' }, {}, [' < ', ' < ']],
    ['an unknown operationRef', { operationRef: '#/paths/~1c/get' }, {}, [' < ', ' < ']],
    ['an operationRef to another contract', { operationRef: 'https://a.example/#/paths/~1b/get' }, {}, [' < ', ' < ']],
    ['neither of them', {}, {}, [' < ', ' < ']],
  ])('reads the next operation from %s', (_name, link, target, want) => expect(steps(link, target)).toEqual(want));

  it.each([
    ['a GET that needs a value from the response', 'get', { id: '$response.body#/id' }, 1],
    [
      'a GET that needs a value from the response, with the location in the parameter’s name',
      'get',
      { 'path.id': '$response.body#/0/id' },
      1,
    ],
    ['a GET with a value that the source requires itself', 'get', { aId: '$response.body#/aId' }, 0],
    ['a GET with a value from the request', 'get', { id: '$request.path.aId' }, 0],
    ['a GET without parameters', 'get', undefined, 0],
    ['a POST without parameters', 'post', undefined, 1],
  ])('decides whether the source of a link is a previous step: %s', (_name, method, given, want) => {
    const link = { operationId: 'b', ...(given !== undefined && { parameters: given }) };
    const aId = { name: 'aId', in: 'path', required: true };
    const { operations } = build({
      paths: {
        '/a/{aId}': { parameters: [aId], put: { responses: { 200: { links: { l: link } } } } },
        '/b': { [method]: { operationId: 'b' } },
      },
    });
    expect(operations[1]?.previous).toHaveLength(want);
  });

  it('sorts GET operations first among the previous steps', () => {
    const leading = { responses: { 200: { links: { l: { operationId: 'd' } } } } };
    const { operations } = build({
      paths: {
        '/a': { delete: leading },
        '/b': { get: leading },
        '/c': { get: leading },
        '/d': { post: { operationId: 'd' } },
      },
    });
    expect(operations[3]?.previous.map(({ slug }) => slug)).toEqual(['get-b', 'get-c', 'delete-a']);
  });

  it('follows an operationRef through a Path Item component', () => {
    const { operations } = build({
      paths: {
        '/a': { post: { responses: { 201: { links: { l: { operationRef: '#/paths/~1b/get' } } } } } },
        '/b': { $ref: '#/components/pathItems/P' },
      },
      components: { pathItems: { P: { get: { summary: 'B' } } } },
    });
    expect(operations[0]?.next.map(({ slug }) => slug)).toEqual(['b']);
  });

  it('ignores links of an operation to itself', () => {
    const { operations } = build({
      paths: { '/a': { get: { operationId: 'a', responses: { 200: { links: { l: { operationId: 'a' } } } } } } },
    });
    expect(operations[0]).toMatchObject({ next: [], previous: [] });
  });

  it.each([
    ['an operation', 'b', { slug: 'b', title: 'b', method: 'GET', path: '/b' }],
    ['an unknown id', 'c', undefined],
  ])('reads the replacement of an operation: %s', (_name, id, want) => {
    const { operations } = build({
      paths: { '/a': { get: { 'x-replaced-by': id } }, '/b': { get: { operationId: 'b' } } },
    });
    expect(operations[0]?.replacement).toEqual(want);
  });

  it('reserves the anchors of groups, even if headings have the same names', () => {
    const { landing } = build({
      tags: [{ name: 'A', description: '# B\n\n# Telechargements' }, { name: 'B' }],
      paths: { '/a': tagged('A'), '/b': tagged('B') },
    });
    expect(landing.groups.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(landing.groups[0]?.description).toMatchObject([
      { data: { id: 'b-2' } },
      { data: { id: 'telechargements-2' } },
    ]);
  });

  it.each([
    ['患者', 'u60a3u8005'],
    ['访问', 'u8bbfu95ee'],
    ['Été', 'ete'],
    ['Ete', 'ete-2'],
    ['ÉTÉ !', 'ete'],
  ])('links #tag/%s to its group', (tag, group) => {
    const { landing } = build({
      tags: [{ name: 'Été', description: `[a](<#tag/${tag}>)` }],
      paths: { '/a': tagged('患者'), '/b': tagged('访问'), '/c': tagged('Été'), '/d': tagged('Ete') },
    });
    expect(landing.groups[0]?.description).toMatchObject([{ children: [{ url: groupPath(group) }] }]);
  });

  it('reports a link to an unused tag in another script as dead', () => {
    const { deadLinks } = build({ info: { description: '[a](#tag/记录)' }, paths: { '/a': tagged('患者') } });
    expect(deadLinks.map(({ url }) => url)).toEqual(['#tag/记录']);
  });

  it('reports a link to #operation/undefined as dead', () => {
    const { deadLinks } = build({ info: { description: '[a](#operation/undefined)' }, paths: { '/a': { get: {} } } });
    expect(deadLinks.map(({ url }) => url)).toEqual(['#operation/undefined']);
  });

  it('lists each step once', () => {
    const link = { operationId: 'b', parameters };
    const { operations } = build({
      paths: {
        '/a': { post: { responses: { 200: { links: { l: link, m: link } }, 201: { links: { l: link } } } } },
        '/b': { get: { operationId: 'b' } },
      },
    });
    expect(operations.map(({ next, previous }) => [next.length, previous.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('shows the schemas of a contract without operations', () => {
    const { schemas, lists } = build({ components: { schemas: { A: { properties: { a: {} } }, B: { enum: ['b'] } } } });
    expect([schemas.map(({ slug }) => slug), lists.map(({ slug }) => slug)]).toEqual([['schemas/A'], ['listes/B']]);
  });

  it.each([
    ['its own description', { description: 'Elle.' }, 'Elle.'],
    ['the texts of its Path Item', { summary: 'Lire' }, 'Chemin Tous.'],
    ['what its summary does not say', { summary: 'Chemin' }, 'Tous.'],
  ])('describes an operation by %s', (_what, operation, want) => {
    const { operations } = build({ paths: { '/a': { summary: 'Chemin', description: 'Tous.', get: operation } } });
    expect(toPlainText(operations[0]?.description ?? []).replace(/\s+/g, ' ')).toBe(want);
  });

  it('shows the parameters, the body and the server of a link', () => {
    const link = {
      operationId: 'b',
      description: 'Puis.',
      parameters: { 'query.a': 9, b: '$response.body#/b' },
      requestBody: '$response.body#/a',
      server: { url: 'https://b.example' },
    };
    const { operations } = build({
      paths: {
        '/a': { post: { responses: { 200: { links: { l: link } } } } },
        '/b': { post: { operationId: 'b' } },
      },
    });
    expect(toPlainText(operations[0]?.next[0]?.reason ?? []).replace(/\s+/g, ' ')).toBe(
      'Puis. Paramètre a : 9. Corps : $response.body#/a. Serveur : https://b.example.',
    );
  });
});
