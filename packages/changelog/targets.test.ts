import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@reliure/openapi';
import { buildReference, operationSections } from '@reliure/reference';
import { createTargets } from './targets.ts';
import { contractWith } from './testing/contracts.ts';
import type { ContractLocation, OwnerPart } from './types.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties, ...more });
const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

const reading = {
  operationId: 'lire',
  'x-slug': 'lire',
  summary: 'Lire',
  parameters: [to('parameters', 'Tri')],
  responses: { '404': to('responses', 'Absente') },
};
const contract: JsonObject = {
  ...contractWith({
    operation: {
      parameters: [
        { name: 'tri', in: 'header', schema: text },
        { name: 'nom', in: 'query', schema: text },
        to('parameters', 'Tri'),
        to('parameters', 'Page'),
      ],
      requestBody: {
        content: {
          'text/plain': {},
          'application/json': { schema: object({ nom: text }) },
          'application/xml': { schema: object({ nom: text, age: text }) },
        },
      },
      responses: {
        '200': {
          description: 'Ouverte.',
          headers: { Date: { schema: text }, Link: { schema: text } },
          ...json(to('schemas', 'Piece')),
        },
        '201': { description: 'Créée.', headers: { Link: { schema: text } } },
      },
    },
    path: { get: reading },
    parameters: {
      Tri: { name: 'tri', in: 'query', schema: text },
      Page: { name: 'page', in: 'query', schema: text },
      Seul: { name: 'nom', in: 'query', schema: text },
    },
    schemas: {
      Piece: object({
        nom: object({ fr: text }),
        murs: { type: 'array', items: object({ nom: text, etages: { type: 'array', items: object({ nom: text }) } }) },
        plans: object({ nom: text }, { additionalProperties: object({ code: text }) }),
        forme: { oneOf: [object({ nom: text }), object({ code: text })] },
        etat: to('schemas', 'Etat'),
      }),
      Etat: {
        oneOf: [
          { const: 'ouverte', title: 'Ouverte' },
          { const: 1, title: 'Fermée' },
        ],
      },
      Nom: text,
    },
    components: { responses: { Absente: { description: 'Absente.', headers: { Age: { schema: text } } } } },
  }),
  webhooks: { ouverte: { post: { requestBody: json(to('schemas', 'Piece')), responses: {} } } },
};
const pages = { ...buildReference({ document: contract }), bodyAnchor: operationSections().body };
const targetOf = (location: ContractLocation) => createTargets(contract, pages)(location);

const post = { kind: 'operation', method: 'POST', path: '/pieces' } as const;
const inPost = (part: OwnerPart, field: readonly string[] = []): ContractLocation => ({ owner: post, part, field });
const inComponent = (section: string, name: string, field: readonly string[] = []): ContractLocation => ({
  owner: { kind: 'component', section, name },
  field,
});
const parameter = (location: string, name: string): OwnerPart => ({ kind: 'parameter', location, name });
const response = (status: string): OwnerPart => ({ kind: 'response', status });
const header = (status: string, name: string): OwnerPart => ({ kind: 'header', status, name });
const body: OwnerPart = { kind: 'body' };

describe('createTargets', () => {
  it.each<readonly [string, ContractLocation, string]>([
    ['an operation', { owner: post, field: [] }, ''],
    ['a parameter', inPost(parameter('query', 'nom')), '#requete.nom'],
    ['a parameter with the name of another one', inPost(parameter('query', 'tri')), '#requete.tri'],
    ['a header of the request', inPost(parameter('header', 'tri')), '#entete.tri'],
    ['a removed parameter', inPost(parameter('query', 'age')), ''],
    ['the last parameter of its kind, which was removed', inPost(parameter('cookie', 'tri')), ''],
    ['a body', inPost(body), '#corps'],
    ['a field of a body', inPost(body, ['nom']), '#corps-application-json.nom'],
    ['a field in another media type', inPost(body, ['age']), '#corps-application-xml.age'],
    ['a removed field of a body', inPost(body, ['poids']), '#corps'],
    ['a response', inPost(response('201')), '#reponse-201'],
    ['a field of a response', inPost(response('200'), ['nom', 'fr']), '#reponse-200.nom.fr'],
    ['a removed response', inPost(response('404'), ['nom']), ''],
    ['a header of a response', inPost(header('201', 'Link')), '#reponse-201.Link'],
    ['a removed header of a response', inPost(header('201', 'Date')), ''],
    ['a header of a removed response', inPost(header('404', 'Link')), ''],
  ])('finds %s on the page of its operation', (_fact, location, fragment) =>
    expect(targetOf(location)).toEqual({
      kind: 'operation',
      label: 'Ouvrir une pièce',
      path: `reference:/ouvrir${fragment}`,
      operations: ['ouvrir'],
    }),
  );

  it('has no link to a body that was removed', () =>
    expect(targetOf({ owner: { ...post, method: 'GET' }, part: body, field: ['nom'] })).toEqual({
      kind: 'operation',
      label: 'Lire',
      path: 'reference:/lire',
      operations: ['lire'],
    }));

  it.each([
    ['a removed operation', 'PUT', '/pieces', 'PUT /pieces'],
    ['a webhook', 'POST', 'ouverte', 'POST ouverte'],
  ])('has no link for %s, which has no page', (_fact, method, path, label) =>
    expect(targetOf({ owner: { kind: 'operation', method, path }, field: [] })).toEqual({
      kind: 'operation',
      label,
      operations: [],
    }),
  );

  it.each<readonly [string, readonly string[], string]>([
    ['a schema', [], ''],
    ['a field', ['nom', 'fr'], '#champs.nom.fr'],
    ['the field around a removed one', ['nom', 'en'], '#champs.nom'],
    ['a field in a list', ['murs', '[]', 'nom'], '#champs.murs.nom'],
    ['a field in a list in a list', ['murs', '[]', 'etages', '[]', 'nom'], '#champs.murs.etages.nom'],
    ['the items of a list', ['murs', '[]'], '#champs.murs'],
    ['the field that became a list', ['murs', 'porte', 'nom'], '#champs.murs'],
    ['a field beside those of a map', ['plans', 'nom'], '#champs.plans.nom'],
    ['a field in a map', ['plans', '{}', 'code'], '#champs.plans.*.code'],
    ['the field that became a map', ['plans', 'porte', 'code'], '#champs.plans'],
    ['the field around one of a variant', ['forme', 'nom'], '#champs.forme'],
    ['a removed field', ['age'], ''],
  ])('finds %s on the page of the schema', (_fact, field, fragment) =>
    expect(targetOf(inComponent('schemas', 'Piece', field))).toEqual({
      kind: 'component',
      label: 'Piece',
      path: `reference:/schemas/Piece${fragment}`,
      operations: ['ouvrir'],
    }),
  );

  it.each([
    ['a list of values', undefined, ''],
    ['a text', 'ouverte', '#ouverte'],
    ['a number', '1', '#1'],
    ['a removed value', 'fermee', ''],
  ])('finds %s on the page of the list', (_fact, value, fragment) =>
    expect(targetOf({ ...inComponent('schemas', 'Etat'), ...(value !== undefined && { value }) })).toEqual({
      kind: 'component',
      label: 'Etat',
      path: `reference:/listes/Etat${fragment}`,
      operations: ['ouvrir'],
    }),
  );

  it.each<readonly [string, ContractLocation, string, string, readonly string[]]>([
    ['a parameter', inComponent('parameters', 'Page'), '1 opération', 'reference:/ouvrir#requete.page', ['ouvrir']],
    [
      'a parameter of several operations',
      inComponent('parameters', 'Tri'),
      '2 opérations',
      'reference:/ouvrir#requete.tri',
      ['ouvrir', 'lire'],
    ],
    [
      'the former name of a parameter',
      { ...inComponent('parameters', 'Page'), part: parameter('header', 'page') },
      '1 opération',
      'reference:/ouvrir',
      ['ouvrir'],
    ],
    ['a response', inComponent('responses', 'Absente'), '1 opération', 'reference:/lire', ['lire']],
  ])(
    'finds a component without a page on the page of its first operation: %s',
    (_fact, location, label, path, operations) =>
      expect(targetOf(location)).toEqual({ kind: 'operation', label, path, operations }),
  );

  it.each([
    ['schemas', 'Nom'],
    ['parameters', 'Seul'],
    ['securitySchemes', 'Cle'],
  ])('has no link for a component without a page that no operation uses: %s/%s', (section, name) =>
    expect(targetOf(inComponent(section, name))).toEqual({ kind: 'component', label: name, operations: [] }),
  );
});
