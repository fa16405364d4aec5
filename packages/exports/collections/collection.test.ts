import { describe, expect, it } from 'vitest';
import { buildReference } from '@reliure/reference';
import { buildCollection } from './collection.ts';

const text = { type: 'string' };

const document = {
  openapi: '3.1.0',
  info: { title: 'Livres', version: '1', summary: 'Prêter des livres.' },
  servers: [{ url: 'https://{ville}.a.example/', description: 'Essai.', variables: { ville: { default: 'lyon' } } }],
  security: [{ jeton: [] }],
  tags: [{ name: 'Prêts', description: 'Voir [ici](/docs/intro).' }],
  paths: {
    '/v1/livres/{id}/pages/{debut}-{fin}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: text, example: 'a b', description: 'Le _numéro_.' },
        { name: 'debut', in: 'path', required: true, schema: text, example: '1' },
        { name: 'fin', in: 'path', required: true, schema: text, example: '2' },
      ],
      get: {
        summary: 'Lire',
        tags: ['Prêts'],
        description: 'Lit [une page](/api/lire#ancre).',
        parameters: [
          { name: 'id', in: 'cookie', schema: text, description: 'Autre chose.' },
          { name: 'le', in: 'query', required: true, schema: text, example: '2026-03-12T09:30:00+01:00' },
          { name: 'tri', in: 'query', schema: { ...text, default: 'a&b' }, description: 'Ordre.' },
          { name: 'types', in: 'query', schema: { type: 'array', items: text, default: ['A', 'B'] } },
          { name: 'If-None-Match', in: 'header', schema: text, example: '"1"' },
        ],
        responses: {
          200: { description: 'Oui.', content: { 'application/json': { example: { a: 1 } } } },
          304: { description: 'Rien.' },
        },
      },
      put: {
        summary: 'Écrire',
        tags: ['Prêts'],
        security: [],
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { ...text, format: 'uuid' } }],
        requestBody: { content: { 'application/merge-patch+json': { example: { titre: 'b' } } } },
        responses: { 204: { description: 'Fait.' } },
      },
    },
    '/v1/couvertures/{id}': {
      servers: [{ url: 'https://images.a.example/livres/' }],
      get: {
        summary: 'Regarder',
        tags: ['Prêts'],
        security: [{ digest: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text, example: '1' },
          { name: 'taille', in: 'query', example: 1 },
          { name: 'cotés', in: 'query', explode: false, example: ['b,c', 'd'], description: 'Les côtés.' },
        ],
        responses: { 204: { description: 'Rien.' } },
      },
    },
  },
  webhooks: { rendu: { post: { summary: 'Rendu', responses: {} } } },
  components: {
    securitySchemes: { jeton: { type: 'http', scheme: 'bearer' }, digest: { type: 'http', scheme: 'digest' } },
  },
};

const collection = buildCollection(buildReference({ document }), document, {
  url: 'https://site.example',
  baseUrl: '/doc/',
});
const [folder] = collection.folders;
const [lire, ecrire, regarder] = folder?.requests ?? [];

describe('buildCollection', () => {
  it('lists servers and secrets, and sets the authentication once for all requests', () => {
    const { folders: _folders, ...rest } = collection;
    expect(rest).toEqual({
      name: 'Livres',
      docs: 'Prêter des livres.\n\nPage\u00a0: <https://site.example/doc/api/introduction>\n',
      environments: [
        { slug: 'simulation-locale', name: 'Simulation locale', baseUrl: 'http://127.0.0.1:4010', secret: 'demo' },
        { slug: 'essai', name: 'Essai', baseUrl: 'https://lyon.a.example' },
      ],
      secrets: ['API_TOKEN', 'API_USER', 'API_PASSWORD'],
      auth: { kind: 'bearer', token: '{{API_TOKEN}}' },
    });
    expect([lire?.auth, ecrire?.auth]).toEqual([undefined, { kind: 'none' }]);
  });

  it('creates a folder per group, without webhooks', () => {
    expect(collection.folders.map(({ name, requests }) => [name, ...requests.map((request) => request.name)])).toEqual([
      ['Prêts', 'Lire', 'Écrire', 'Regarder'],
    ]);
    expect(folder?.docs).toBe(
      'Voir [ici](https://site.example/doc/docs/intro).\n\nPage\u00a0: <https://site.example/doc/api#prets>\n',
    );
  });

  it('replaces path parameters that are whole segments with variables', () => {
    expect(lire?.url).toBe('{{BASE}}/v1/livres/:id/pages/1-2');
    expect(lire?.pathVariables).toEqual([{ name: 'id', value: 'a%20b', description: 'Le numéro.' }]);
  });

  it('keeps the URL of a server that belongs to a path', () =>
    expect(regarder?.url).toBe('https://images.a.example/livres/v1/couvertures/:id'));

  it('keeps the delimiters of a list whose items contain them', () =>
    expect(regarder?.query).toEqual([
      { name: 'cot%C3%A9s', value: 'b%2Cc,d', description: 'Les côtés.' },
      { name: 'taille', value: '1' },
    ]));

  it('leaves the challenge of a digest to the client', () =>
    expect(regarder?.auth).toEqual({ kind: 'digest', user: '{{API_USER}}', password: '{{API_PASSWORD}}' }));

  it('disables optional parameters', () => {
    expect(lire?.query).toEqual([
      { name: 'le', value: '2026-03-12T09:30:00%2B01:00' },
      { name: 'tri', value: 'a%26b', description: 'Ordre.', isDisabled: true },
      { name: 'types', value: 'A', isDisabled: true },
    ]);
    expect(lire?.headers).toEqual([{ name: 'If-None-Match', value: '"1"', isDisabled: true }]);
  });

  it('generates an idempotency key for each call, and writes the body', () => {
    expect(ecrire?.headers).toEqual([
      { name: 'Idempotency-Key', value: '{{$guid}}' },
      { name: 'Content-Type', value: 'application/merge-patch+json' },
    ]);
    expect(ecrire?.body).toEqual({ kind: 'text', language: 'json', text: '{\n  "titre": "b"\n}' });
  });

  it('includes the documented responses', () =>
    expect(lire?.responses.map(({ name, status, text: body }) => [status, name, body])).toEqual([
      ['200', 'exemple', '{\n  "a": 1\n}'],
      ['304', 'Non modifié', ''],
    ]));

  it('uses the description of the operation’s page', () =>
    expect(lire?.docs).toBe(
      'Lit [une page](https://site.example/doc/api/lire#ancre).\n\nPage\u00a0: <https://site.example/doc/api/lire>\n',
    ));
});
