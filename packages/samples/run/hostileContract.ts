import type { JsonObject } from '@reliure/openapi';
import { hostileTexts } from './hostileTexts.ts';

const texts = Object.fromEntries(hostileTexts.map((text, index) => [`v${index}`, text]));

/** The schema and encoding of a multipart form with files. */
const multipart = {
  schema: {
    properties: {
      fichier: { type: 'string', format: 'binary' },
      fichiers: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  },
  encoding: { fichiers: { contentType: 'image/png' } },
};
const typed = { encoding: { type0: { contentType: 'text/csv' }, type1: { contentType: 'text/x-a' } } };

/** A contract with one operation for each kind of request. Wherever the kind allows it, the values are hostile. */
export const hostileContract: JsonObject = {
  servers: [
    {
      url: 'https://{hote}.example/{version}/',
      variables: { hote: { default: 'api' }, version: { default: "v'1$x" } },
    },
  ],
  security: [{ jeton: [] }],
  components: {
    securitySchemes: {
      jeton: { type: 'http', scheme: 'bearer' },
      identifiants: { type: 'http', scheme: 'basic' },
      entete: { type: 'apiKey', in: 'header', name: 'X-Cle' },
      requete: { type: 'apiKey', in: 'query', name: 'cle_requete' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'cle_cookie' },
      plan: { type: 'http', scheme: 'Plan-B' },
      certificat: { type: 'mutualTLS' },
    },
  },
  paths: {
    ...path(
      'chemin',
      'get',
      { parameters: hostilePathParameters() },
      hostilePathParameters()
        .map(({ name }) => `/{${name}}`)
        .join(''),
    ),
    ...path('requete', 'get', { parameters: parameters('query') }),
    ...path('requete-ecrite', 'post', { parameters: parameters('query') }),
    ...path('styles', 'get', { parameters: styles() }),
    ...path('entetes', 'get', { parameters: parameters('header', 'X-') }),
    ...path('cookies', 'get', { parameters: parameters('cookie') }),
    ...path('json', 'post', body('application/json', { ...texts, ...buildHostileObject() })),
    ...path('json-texte', 'post', body('application/json', hostileTexts)),
    ...path('json-nul', 'put', body('application/json', null)),
    ...path('json-nombre', 'put', body('application/vnd.api+json; version=2', -12.5e-7)),
    ...path(
      'fusion',
      'patch',
      body('application/merge-patch+json', { a: null, b: [], c: {}, d: [[1, 2], [{}]], e: false }),
    ),
    ...path('formulaire', 'post', body('application/x-www-form-urlencoded', texts)),
    ...path('formulaire-repete', 'post', body('application/x-www-form-urlencoded', { v: hostileTexts, w: { x: 1 } })),
    ...path('parties', 'post', body('multipart/form-data', { ...texts, objet: texts, fichier: '' }, multipart)),
    ...path(
      'parties-repetees',
      'post',
      body('multipart/form-data', { v: hostileTexts, fichiers: ['a.png', 'b.png'] }, multipart),
    ),
    ...path(
      'parties-typees',
      'post',
      body('multipart/form-data', { type0: hostileTexts.join(''), type1: 'a;b' }, typed),
    ),
    ...path('texte', 'post', body('text/plain', hostileTexts.join(''))),
    ...path('texte-sans-nul', 'post', body('text/markdown; charset=UTF-8', hostileTexts.join('').replaceAll('\0', ''))),
    ...path('xml', 'put', body('application/xml', '<a b="c">d</a>')),
    ...path('fichier', 'put', body('application/octet-stream', 'x')),
    ...path('image', 'post', body('image/*', 'x')),
    ...path('rien', 'post', {}),
    ...path('rien-put', 'put', {}),
    ...path('rien-patch', 'patch', {}),
    ...path('suppression', 'delete', {}),
    ...path('suppression-json', 'delete', body('application/json', { a: 1 })),
    ...path('tete', 'head', {}),
    ...path('options', 'options', {}),
    ...path('cle', 'post', {
      parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } }],
    }),
    ...path('version', 'put', {
      parameters: [{ name: 'If-Match', in: 'header', example: 'sans-guillemets', schema: {} }],
    }),
    ...path('basic', 'get', { security: [{ identifiants: [] }] }),
    ...path('cles', 'get', {
      security: [{ entete: [], requete: [], cookie: [] }],
      parameters: parameters('cookie').slice(0, 1),
    }),
    ...path('cles-ecrites', 'post', { security: [{ entete: [], requete: [], cookie: [] }] }),
    ...path('schema-inconnu', 'get', { security: [{ plan: [] }] }),
    ...path('certificat', 'get', { security: [{ certificat: [] }] }),
    ...path('anonyme', 'get', { security: [] }),
    ...path('succes-texte', 'get', { responses: { 200: content('text/csv') } }),
    ...path('succes-fichier', 'get', { responses: { 200: content('application/pdf') } }),
    ...path('succes-vide', 'get', { responses: { 204: { description: '' } } }),
    ...path('succes-choix', 'get', {
      responses: { 200: { content: { ...content('text/csv').content, ...content('application/json').content } } },
    }),
    ...path('erreur-probleme', 'get', {
      responses: { 200: content('application/json'), 409: problem('code', 'detail') },
    }),
    ...path('erreur-sans-detail', 'get', {
      responses: { 200: content('application/json'), 409: problem('code', 'detail') },
    }),
    ...path('erreur-passerelle', 'get', {
      responses: { 200: content('application/json'), 409: problem('code', 'detail') },
    }),
    ...path('erreur-passerelle-fichier', 'get', { responses: { 200: content('application/pdf') } }),
    ...path('erreur-vide', 'post', { responses: { 201: content('application/json'), 409: problem('code', 'detail') } }),
    ...path('erreur-message', 'post', { responses: { 204: {}, default: problem('message') } }),
    ...path('erreur-texte', 'get', { responses: { 200: content('application/pdf'), 500: content('text/plain') } }),
    ...path('erreur-fichier', 'get', {
      responses: { 200: content('application/pdf'), 404: problem('title', 'error_description') },
    }),
  },
};

function path(id: string, method: string, operation: JsonObject, rest = ''): JsonObject {
  return { [`/${id}${rest}`]: { [method]: { summary: id, ...operation } } };
}

function parameters(location: string, prefix = ''): readonly JsonObject[] {
  return hostileTexts.map((example, index) => ({
    name: `${prefix}v${index}`,
    in: location,
    required: true,
    example,
  }));
}

/** Returns path parameters with hostile examples. A path segment cannot be empty. */
function hostilePathParameters(): readonly { readonly name: string }[] {
  return hostileTexts
    .filter((text) => text !== '')
    .map((example, index) => ({ name: `v${index}`, in: 'path', required: true, example }));
}

/** Returns structures in each style, and a query parameter with a media type of its own. */
function styles(): readonly JsonObject[] {
  const list = ['a', 'b,c', "d'e"];
  const object = { x: 'a', 'y"': 'b&c' };
  const query = (name: string, example: unknown, more: JsonObject = {}) => ({
    name,
    in: 'query',
    required: true,
    example,
    ...more,
  });
  return [
    query('repete', list),
    query('joint', list, { explode: false }),
    query('espace', list, { style: 'spaceDelimited' }),
    query('barre', list, { style: 'pipeDelimited' }),
    query('objet', object),
    query('objet-joint', object, { explode: false }),
    query('profond', { a: object, "b'": list }, { style: 'deepObject' }),
    { name: 'json', in: 'query', required: true, content: { 'application/json': { example: { list, object } } } },
  ];
}

function body(mediaType: string, example: unknown, media: JsonObject = {}): JsonObject {
  return { requestBody: { content: { [mediaType]: { ...media, example } } } };
}

/** Builds an object with names and numbers that some languages handle specially. */
function buildHostileObject(): JsonObject {
  return {
    ...Object.fromEntries(hostileTexts.map((text, index) => [text, index])),
    ['__proto__']: { a: 1 },
    constructor: 'b',
    chiffres: { 0: 'a', 1: 'b' },
    nombres: [1e21, 5e-324, 12_345_678_901_234_567_000, 0.1, -0.5],
  };
}

function content(mediaType: string): { readonly content: JsonObject } {
  return { content: { [mediaType]: {} } };
}

function problem(...names: readonly string[]): JsonObject {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  return { content: { 'application/problem+json': { schema: { properties } } } };
}
