import { describe, expect, it } from 'vitest';
import { createExtract, type OperationLocation } from './extract.ts';
import type { JsonObject } from './json.ts';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (value: unknown) => ({ 'application/json': { schema: value } });
const toResponses = (value: unknown) => ({ 200: { description: 'Oui.', content: json(value) } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Livres', version: '1', description: 'Tout.' },
  servers: [{ url: 'https://a.example' }],
  tags: [{ name: 'Lecture' }, { name: 'Gestion' }],
  security: [{ cle: [] }],
  'x-lifecycles': { livre: {} },
  paths: {
    '/livres': {
      parameters: [{ $ref: '#/components/parameters/Langue' }],
      get: {
        tags: ['Lecture'],
        responses: {
          200: {
            description: 'Oui.',
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
            content: json(schema('Liste')),
            links: { suite: { operationId: 'ecrire' }, autre: { $ref: '#/components/links/Autre' } },
          },
          404: { $ref: '#/components/responses/Absent' },
        },
      },
      post: {
        operationId: 'ecrire',
        tags: ['Gestion'],
        security: [{ oauth2: ['ecrire'] }],
        responses: toResponses(schema('Seul')),
      },
    },
    '/animaux': {
      get: {
        security: [],
        responses: toResponses(schema('Animal')),
        callbacks: {
          fait: { '{$request.body#/url}': { post: { responses: { 200: { description: 'Oui.', links: {} } } } } },
        },
      },
    },
    '/arbres': { get: { security: [], responses: toResponses(schema('Arbre')) } },
    '/ailleurs': {
      get: { security: [], responses: { 200: { $ref: '#/paths/~1livres/post/responses/200' } } },
      put: { security: [], responses: toResponses({ $ref: '#/x-schemas/Libre' }) },
      delete: { security: [], responses: toResponses({ $ref: '#nomme' }) },
    },
    '/rappels': {
      get: { security: [], responses: {}, callbacks: { a: { $ref: '#/components/callbacks/Rappel' } } },
      put: { security: [], responses: {}, callbacks: { a: { '{$url}': { $ref: '#/components/pathItems/Cle' } } } },
    },
    '/renvoi': { $ref: '#/components/pathItems/Commun' },
  },
  webhooks: { prete: { post: { security: [], requestBody: { content: json(schema('Seul')) }, responses: {} } } },
  'x-schemas': { Libre: { items: schema('Seul') } },
  components: {
    schemas: {
      Seul: { type: 'string' },
      Liste: { type: 'array', items: schema('Livre') },
      Livre: { properties: { suite: schema('Liste'), etat: { $ref: '#/components/schemas/Etats/properties/a' } } },
      Etats: { properties: { a: schema('Seul') } },
      Animal: {
        discriminator: { propertyName: 'type', mapping: { chat: '#/components/schemas/Chat', chien: 'Chien' } },
      },
      Chat: {},
      Chien: {},
      Vache: { allOf: [schema('Animal')] },
      Arbre: { $dynamicRef: '#noeud' },
      Noeud: { $dynamicAnchor: 'noeud' },
      Nomme: { $defs: { a: { $anchor: 'nomme' } } },
      Orphelin: {},
    },
    responses: {
      Absent: { description: 'Non.', content: json(schema('Seul')), links: { suite: { operationId: 'ecrire' } } },
    },
    parameters: { Langue: { name: 'lang', in: 'query', schema: schema('Seul') }, Autre: {} },
    headers: { ETag: { schema: schema('Seul') } },
    links: { Autre: { operationId: 'ecrire' } },
    callbacks: { Rappel: { '{$url}': { $ref: '#/components/pathItems/Cle' } } },
    pathItems: {
      Cle: {
        post: { responses: {} },
        put: { security: [{ autre: [] }], responses: {}, callbacks: { b: { $ref: '#/components/callbacks/Rappel' } } },
      },
      Commun: { get: { security: [], responses: toResponses(schema('Chat')) }, put: { responses: {} } },
    },
    securitySchemes: { cle: { type: 'apiKey' }, oauth2: { type: 'oauth2' }, autre: {} },
  },
};

const extract = createExtract(document);

/** Returns the names of the parts of an extract: `schemas/Seul`, `/livres/get`. */
function names(
  path: string,
  method: OperationLocation['method'],
  section: OperationLocation['section'] = 'paths',
): readonly string[] {
  const {
    components = {},
    paths = {},
    webhooks = {},
    ...root
  } = extract({ section, path, method }, 'Une opération.') as Record<string, object>;
  const nestedNames = (value: object) =>
    Object.entries(value).flatMap(([kind, entries]) => Object.keys(entries as object).map((name) => `${kind}/${name}`));
  const others = Object.keys(root).filter((key) => !['openapi', 'info', 'servers'].includes(key));
  return [...others, ...nestedNames(paths), ...nestedNames(webhooks), ...nestedNames(components)];
}

describe('createExtract', () => {
  it('keeps everything that an operation refers to, in the contract’s order', () =>
    expect(names('/livres', 'get')).toEqual([
      'tags',
      'security',
      '/livres/parameters',
      '/livres/get',
      'schemas/Seul',
      'schemas/Liste',
      'schemas/Livre',
      'schemas/Etats',
      'responses/Absent',
      'parameters/Langue',
      'headers/ETag',
      'securitySchemes/cle',
    ]));

  it.each<readonly [fact: string, path: string, method: OperationLocation['method'], want: readonly string[]]>([
    [
      'the security of the operation',
      '/livres',
      'post',
      ['tags', '/livres/parameters', '/livres/post', 'schemas/Seul', 'parameters/Langue', 'securitySchemes/oauth2'],
    ],
    [
      'the schemas of a discriminator, and the default security for a callback',
      '/animaux',
      'get',
      [
        'security',
        '/animaux/get',
        'schemas/Animal',
        'schemas/Chat',
        'schemas/Chien',
        'schemas/Vache',
        'securitySchemes/cle',
      ],
    ],
    ['dynamic references', '/arbres', 'get', ['/arbres/get', 'schemas/Arbre', 'schemas/Noeud']],
    ['anchors', '/ailleurs', 'delete', ['/ailleurs/delete', 'schemas/Nomme']],
    ['other members of the root', '/ailleurs', 'put', ['x-schemas', '/ailleurs/put', 'schemas/Seul']],
    [
      'the security of a referenced callback',
      '/rappels',
      'get',
      ['security', '/rappels/get', 'callbacks/Rappel', 'pathItems/Cle', 'securitySchemes/cle', 'securitySchemes/autre'],
    ],
    [
      'the security of a callback’s referenced Path Item',
      '/rappels',
      'put',
      ['security', '/rappels/put', 'callbacks/Rappel', 'pathItems/Cle', 'securitySchemes/cle', 'securitySchemes/autre'],
    ],
    ['a referenced Path Item', '/renvoi', 'get', ['/renvoi/get', 'schemas/Chat']],
  ])('keeps %s', (_name, path, method, want) => expect(names(path, method)).toEqual(want));

  it('keeps the whole Path Item when a reference points into it', () =>
    expect(names('/ailleurs', 'get')).toEqual([
      '/ailleurs/get',
      '/livres/parameters',
      '/livres/get',
      '/livres/post',
      ...['Seul', 'Liste', 'Livre', 'Etats'].map((name) => `schemas/${name}`),
      'responses/Absent',
      'parameters/Langue',
      'headers/ETag',
      'securitySchemes/cle',
      'securitySchemes/oauth2',
    ]));

  it('builds the document of a webhook', () =>
    expect(names('prete', 'post', 'webhooks')).toEqual(['prete/post', 'schemas/Seul']));

  it('sets the description, and leaves out links to other operations', () => {
    const extracted = extract({ section: 'paths', path: '/livres', method: 'get' }, 'Une opération.');
    expect(extracted['info']).toEqual({ title: 'Livres', version: '1', description: 'Une opération.' });
    expect(extracted['tags']).toEqual([{ name: 'Lecture' }]);
    expect(JSON.stringify(extracted)).not.toContain('"links"');
  });

  it('keeps the servers and the dialect of the contract', () => {
    const head = (contract: JsonObject) =>
      createExtract(contract)({ section: 'paths', path: '/arbres', method: 'get' }, 'Une opération.');
    const { servers, jsonSchemaDialect } = head({ ...document, jsonSchemaDialect: 'https://a.example/dialect' });
    expect([servers, jsonSchemaDialect]).toEqual([document.servers, 'https://a.example/dialect']);
    expect(Object.keys(head({ openapi: '3.1.0', info: {}, paths: document.paths }))).toEqual([
      'openapi',
      'info',
      'paths',
    ]);
  });

  it.each([
    ['keeps the default security if a callback needs all its schemes', [{ cle: [] }], true],
    ['leaves out a default security that needs another scheme', [{ cle: [], ailleurs: [] }], false],
    [
      'leaves out a default security with an alternative that needs another scheme',
      [{ cle: [] }, { ailleurs: [] }],
      false,
    ],
  ])('%s', (_fact, security, want) => {
    const given = { ...document, security };
    const extracted = createExtract(given)({ section: 'paths', path: '/rappels', method: 'get' }, '');
    expect('security' in extracted).toBe(want);
  });

  it('leaves out the links of a callback’s operations, and keeps extensions', () => {
    const written = { links: { suite: { operationId: 'ecrire' } } };
    const post = { responses: { 200: { description: 'Oui.', ...written }, 'x-note': written } };
    const callbacks = { fait: { '{$url}': { post } } };
    const extracted = createExtract({ paths: { '/a': { get: { responses: {}, callbacks } } } })(
      { section: 'paths', path: '/a', method: 'get' },
      '',
    );
    expect(extracted['paths']).toEqual({
      '/a': {
        get: {
          responses: {},
          callbacks: {
            fait: { '{$url}': { post: { responses: { 200: { description: 'Oui.' }, 'x-note': written } } } },
          },
        },
      },
    });
  });

  it('does not change the contract', () => {
    const before = JSON.stringify(document);
    extract({ section: 'paths', path: '/ailleurs', method: 'get' }, 'Une opération.');
    expect(JSON.stringify(document)).toBe(before);
  });
});
