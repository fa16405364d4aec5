import { describe, expect, it } from 'vitest';
import { buildReference } from './reference';
import { toPlainText } from '@apidoc/richtext';

const build = (members: Readonly<Record<string, unknown>>) =>
  buildReference({ document: { openapi: '3.1.0', info: { title: 'T', version: '1' }, ...members } });
const groups = (members: Readonly<Record<string, unknown>>) =>
  build(members).landing.groups.map(
    ({ slug, title, operations }) => `${slug} | ${title} | ${operations.map((link) => link.slug).join(' ')}`,
  );
const tagged = (...tags: readonly string[]) => ({ get: { tags } });

describe('buildReference', () => {
  it('does with a contract that holds no operation', () => {
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
      'by undeclared tags, after the declared',
      { tags: [{ name: 'A' }], paths: { '/b': tagged('B'), '/a': tagged('A') } },
      ['a | A | get-a', 'b | B | get-b'],
    ],
    ['by the first tag', { paths: { '/a': tagged('A', 'B') } }, ['a | A | get-a']],
    [
      'without a tag',
      { paths: { '/a': { get: {} }, '/b': tagged() } },
      ['autres-operations | Autres opérations | get-a get-b'],
    ],
    ['but not of webhooks', { webhooks: { fini: { post: {} } } }, []],
    [
      'by tags in other scripts',
      { paths: { '/a': tagged('访问'), '/b': tagged('مرحبا') } },
      ['groupe | 访问 | get-a', 'groupe-2 | مرحبا | get-b'],
    ],
    [
      'by tags with one slug',
      { paths: { '/a': tagged('Été'), '/b': tagged('ete') } },
      ['ete | Été | get-a', 'ete-2 | ete | get-b'],
    ],
    [
      'by tags that every object inherits',
      { paths: { '/a': tagged('constructor'), '/b': tagged('__proto__') } },
      ['constructor | constructor | get-a', 'proto | __proto__ | get-b'],
    ],
    ['but not by empty tags', { tags: [{ name: 'A' }] }, []],
    ['but not of extensions beside paths', { paths: { 'x-plus': { get: {} } } }, []],
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

  it('keeps the order of groups for pages', () => {
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
      ['b (Puis x) < ', ' < post-a (Puis x)'],
    ],
    [
      'a shared link',
      { $ref: '#/components/links/L' },
      { operationId: 'b' },
      ['b (Ensuite) < ', ' < post-a (Ensuite)'],
    ],
    ['an operationRef', { operationRef: '#/paths/~1b/get', parameters }, {}, ['get-b < ', ' < post-a']],
    ['no operationId of that name', { operationId: 'c' }, {}, [' < ', ' < ']],
    ['no operationRef of that place', { operationRef: '#/paths/~1c/get' }, {}, [' < ', ' < ']],
    ['an operationRef to another contract', { operationRef: 'https://a.example/#/paths/~1b/get' }, {}, [' < ', ' < ']],
    ['neither', {}, {}, [' < ', ' < ']],
  ])('leads to the next operation by %s', (_name, link, target, want) => expect(steps(link, target)).toEqual(want));

  it.each([
    ['what it takes from the answer', 'get', { id: '$response.body#/id' }, 1],
    ['what it takes from the answer, written with its place', 'get', { 'path.id': '$response.body#/0/id' }, 1],
    ['what its caller knew', 'get', { aId: '$response.body#/aId' }, 0],
    ['what the request said', 'get', { id: '$request.path.aId' }, 0],
    ['nothing, to a reading', 'get', undefined, 0],
    ['nothing, to a write', 'post', undefined, 1],
  ])('puts before an operation what gives it %s', (_name, method, given, want) => {
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

  it('puts readings first of what comes before', () => {
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

  it('takes no operation for a step to itself', () => {
    const { operations } = build({
      paths: { '/a': { get: { operationId: 'a', responses: { 200: { links: { l: { operationId: 'a' } } } } } } },
    });
    expect(operations[0]).toMatchObject({ next: [], previous: [] });
  });

  it.each([
    ['an operation', 'b', { slug: 'b', title: 'b', method: 'GET', path: '/b' }],
    ['none of that name', 'c', undefined],
  ])('names what replaces an operation: %s', (_name, id, want) => {
    const { operations } = build({
      paths: { '/a': { get: { 'x-replaced-by': id } }, '/b': { get: { operationId: 'b' } } },
    });
    expect(operations[0]?.replacement).toEqual(want);
  });

  it('keeps the addresses of groups from the headings of their texts', () => {
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
    ['患者', 'groupe'],
    ['访问', 'groupe-2'],
    ['Été', 'ete'],
    ['Ete', 'ete-2'],
    ['ÉTÉ !', 'ete'],
  ])('leads from #tag/%s to its group', (tag, group) => {
    const { landing } = build({
      tags: [{ name: 'Été', description: `[a](<#tag/${tag}>)` }],
      paths: { '/a': tagged('患者'), '/b': tagged('访问'), '/c': tagged('Été'), '/d': tagged('Ete') },
    });
    expect(landing.groups[0]?.description).toMatchObject([{ children: [{ url: `/api#${group}` }] }]);
  });

  it('leads nowhere from a tag in another script that no operation has', () => {
    const { deadLinks } = build({ info: { description: '[a](#tag/记录)' }, paths: { '/a': tagged('患者') } });
    expect(deadLinks.map(({ url }) => url)).toEqual(['#tag/记录']);
  });

  it('leads nowhere from the id that an operation has not', () => {
    const { deadLinks } = build({ info: { description: '[a](#operation/undefined)' }, paths: { '/a': { get: {} } } });
    expect(deadLinks.map(({ url }) => url)).toEqual(['#operation/undefined']);
  });

  it('names each step once', () => {
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
});
