import { describe, expect, it } from 'vitest';
import { escapeToken, members, type JsonObject } from '@reliure/openapi';
import { annotateReleaseDate, annotateSince } from './annotateSince.ts';
import { contractWith } from './testing/contracts.ts';
import type { ChangeKind, ContractLocation, OwnerPart } from './types.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties, ...more });
const values = [{ const: 'a' }, { const: 1 }];
const contract: JsonObject = {
  ...contractWith({
    operation: {
      parameters: [
        { name: 'tri', in: 'header', schema: text },
        { name: 'page', in: 'query', schema: { oneOf: values } },
        { $ref: '#/components/parameters/Tri' },
        { name: 'filtre', in: 'query', content: { 'application/json': { schema: object({ nom: text }) } } },
      ],
      requestBody: { content: { 'application/json': { schema: object({ nom: text }) }, 'text/csv': { schema: text } } },
      responses: {
        '200': {
          description: 'Ouverte.',
          headers: { Link: { schema: text } },
          content: { 'application/json': { schema: { type: 'array', items: object({ nom: text }) } } },
        },
        '202': { description: 'Notée.' },
      },
    },
    parameters: { Tri: { name: 'tri', in: 'query', schema: text } },
    schemas: {
      Piece: object({ murs: { type: 'array', items: object({ nom: text }) }, libre: true }),
      Plan: { additionalProperties: object({ nom: text }) },
      Salle: {
        allOf: [{ $ref: '#/components/schemas/Piece' }, { allOf: [object({ nom: text })] }, object({ nom: text })],
      },
      Etat: { anyOf: values },
      Code: { enum: ['a', 'b'] },
    },
    components: {
      responses: {
        Refus: { headers: { Date: { schema: text } }, content: { 'a/b': { schema: object({ nom: text }) } } },
      },
    },
  }),
  webhooks: { ouverte: { post: { responses: {} } } },
};

const post = { kind: 'operation', method: 'POST', path: '/pieces' } as const;
const inPost = (part?: OwnerPart, field: readonly string[] = []): ContractLocation => ({
  owner: post,
  ...(part !== undefined && { part }),
  field,
});
const parameter = (location: string, name: string): OwnerPart => ({ kind: 'parameter', location, name });
const inComponent = (section: string, name: string, field: readonly string[] = []): ContractLocation => ({
  owner: { kind: 'component', section, name },
  field,
});

/** Returns the pointers of the objects with an annotation, each with the release. */
function annotations(node: unknown, pointer = ''): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => annotations(item, `${pointer}/${String(index)}`));
  return members(node).flatMap(([key, value]) =>
    key === 'x-since' ? [`${pointer} ${String(value)}`] : annotations(value, `${pointer}/${escapeToken(key)}`),
  );
}

function annotationsOf(location: ContractLocation, kind: ChangeKind = 'optional-added'): readonly string[] {
  const changes = [{ kind, location, severity: 'compatible' }] as const;
  return annotations(annotateSince(contract, [{ version: '1.1.0', changes }]));
}

describe('annotateSince', () => {
  const operation = '/paths/~1pieces/post';
  const schemas = '/components/schemas';

  it.each<readonly [string, ContractLocation, string]>([
    ['an operation', inPost(), operation],
    ['a webhook', { owner: { ...post, path: 'ouverte' }, field: [] }, '/webhooks/ouverte/post'],
    ['a parameter', inPost(parameter('query', 'page')), `${operation}/parameters/1`],
    ['the reference to a shared parameter', inPost(parameter('query', 'tri')), `${operation}/parameters/2`],
    ['a parameter of the same name elsewhere', inPost(parameter('header', 'tri')), `${operation}/parameters/0`],
    [
      'a shared parameter',
      { ...inComponent('parameters', 'Tri'), part: parameter('query', 'tri') },
      '/components/parameters/Tri',
    ],
    [
      'a field of a parameter with a media type',
      inPost(parameter('query', 'filtre'), ['nom']),
      `${operation}/parameters/3/content/application~1json/schema/properties/nom`,
    ],
    ['a body', inPost({ kind: 'body' }), `${operation}/requestBody`],
    [
      'a field of a body',
      inPost({ kind: 'body' }, ['nom']),
      `${operation}/requestBody/content/application~1json/schema/properties/nom`,
    ],
    [
      'a field of a response',
      inPost({ kind: 'response', status: '200' }, ['[]', 'nom']),
      `${operation}/responses/200/content/application~1json/schema/items/properties/nom`,
    ],
    [
      'a header of a response',
      inPost({ kind: 'header', status: '200', name: 'Link' }),
      `${operation}/responses/200/headers/Link`,
    ],
    [
      'a header of a shared response',
      { ...inComponent('responses', 'Refus'), part: { kind: 'header', name: 'Date' } },
      '/components/responses/Refus/headers/Date',
    ],
    [
      'a field in a map',
      inComponent('schemas', 'Plan', ['{}', 'nom']),
      `${schemas}/Plan/additionalProperties/properties/nom`,
    ],
    [
      'the first field in an inline part of an `allOf`',
      inComponent('schemas', 'Salle', ['nom']),
      `${schemas}/Salle/allOf/1/allOf/0/properties/nom`,
    ],
    ['a value of a schema', { ...inComponent('schemas', 'Etat'), value: 'a' }, `${schemas}/Etat/anyOf/0`],
    [
      'a value of a parameter',
      { ...inPost(parameter('query', 'page')), value: '1' },
      `${operation}/parameters/1/schema/oneOf/1`,
    ],
  ])('annotates %s', (_fact, location, pointer) => expect(annotationsOf(location)).toEqual([`${pointer} 1.1`]));

  it.each<readonly [string, ContractLocation]>([
    ['an operation', { owner: { ...post, method: 'GET' }, field: [] }],
    ['a callback', { owner: { ...post, path: '/pieces POST ouverte {$request.body#/url}' }, field: [] }],
    ['a parameter', inPost(parameter('cookie', 'page'))],
    ['a field of a parameter', inPost(parameter('cookie', 'page'), ['nom'])],
    ['a field of a response without content', inPost({ kind: 'response', status: '202' }, ['nom'])],
    ['a header', inPost({ kind: 'header', status: '202', name: 'Link' })],
    ['a field', inComponent('schemas', 'Piece', ['portes', '[]', 'nom'])],
    ['a value', { ...inComponent('schemas', 'Etat'), value: 'b' }],
  ])('ignores what no longer exists: %s', (_fact, location) => expect(annotationsOf(location)).toEqual([]));

  it.each([
    ['a field that allows any value', inComponent('schemas', 'Piece', ['libre'])],
    ['a value of an `enum`', { ...inComponent('schemas', 'Code'), value: 'a' }],
  ])('ignores what is not an object: %s', (_fact, location) => expect(annotationsOf(location)).toEqual([]));

  it.each<readonly [ChangeKind, readonly string[]]>([
    ['operation-added', [`${operation} 1.1`]],
    ['optional-added', [`${operation} 1.1`]],
    ['required-added', [`${operation} 1.1`]],
    ['value-added', [`${operation} 1.1`]],
    ['removed', []],
    ['deprecated', []],
    ['error-added', []],
  ])('annotates additions only: %s', (kind, want) => expect(annotationsOf(inPost(), kind)).toEqual(want));

  it('keeps the newest release that added something', () => {
    const changes = [{ kind: 'operation-added', location: inPost(), severity: 'compatible' }] as const;
    const history = ['next', '1.2.1', '1.1.0'].map((version) => ({ version, changes }));
    expect(annotations(annotateSince(contract, history))).toEqual([`${operation} next`]);
    expect(annotations(annotateSince(contract, history.slice(1)))).toEqual([`${operation} 1.2.1`]);
  });

  it('keeps an annotation of the contract', () => {
    const annotated = contractWith({ operation: { 'x-since': '1.0' } });
    const changes = [{ kind: 'operation-added', location: inPost(), severity: 'compatible' }] as const;
    expect(annotateSince(annotated, [{ version: '1.1.0', changes }])).toEqual(annotated);
  });

  it('keeps the rest of the contract, and reuses objects without a new annotation inside', () => {
    const changes = [
      { kind: 'optional-added', location: inPost(parameter('query', 'page')), severity: 'compatible' },
    ] as const;
    const annotated = annotateSince(contract, [{ version: '1.1.0', changes }]);
    expect(JSON.parse(JSON.stringify(annotated).replace('"x-since":"1.1",', ''))).toEqual(contract);
    expect(annotated['components']).toBe(contract['components']);
    expect(annotateSince(contract, [{ version: '1.1.0', changes: [] }])).toBe(contract);
  });
});

describe('annotateReleaseDate', () => {
  it.each([
    ['1.1.0', '2026-02-01'],
    ['next', undefined],
    ['9.9.9', undefined],
  ])('adds the day of the release that the version %s names', (version, date) => {
    const history = [{ version: 'next' }, { version: '1.1.0', date: '2026-02-01' }];
    expect(annotateReleaseDate({ info: { version } }, history)).toEqual({
      info: { version, ...(date !== undefined && { 'x-release-date': date }) },
    });
  });
});
