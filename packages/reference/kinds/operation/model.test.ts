import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import type { HttpMethod } from '@reliure/openapi';
import { anyLinks } from '@reliure/richtext';
import { toOperationLink } from '../../model/operationSource.ts';
import { toOperationPage } from './model.ts';

type Members = Readonly<Record<string, unknown>>;
const group = { slug: 'g', title: 'G' };
const source = (operation: Members, pathItem: Members = {}, method: HttpMethod = 'get') => ({
  slug: 'lire',
  path: '/a/{id}',
  method,
  operation,
  pathItem,
  webhook: false,
});
const page = (operation: Members, document: Members = {}, pathItem: Members = {}, method: HttpMethod = 'get') =>
  toOperationPage(source(operation, pathItem, method), group, {
    document,
    resolve: createResolve(document),
    links: anyLinks,
    calls: [],
    directory: { entries: [], slugs: new Map(), operations: new Map() },
  });

describe('toOperationLink', () => {
  it.each([
    ['its summary', { summary: 'Lire', operationId: 'read' }, 'Lire'],
    ['its operationId', { operationId: 'read' }, 'read'],
    ['method and path', {}, 'GET /a/{id}'],
  ])('uses %s as the title', (_name, operation, want) => expect(toOperationLink(source(operation)).title).toBe(want));

  it('marks a deprecated operation', () => {
    expect(toOperationLink(source({ summary: 'Lire', deprecated: true }))).toEqual({
      slug: 'lire',
      title: 'Lire',
      method: 'GET',
      path: '/a/{id}',
      deprecated: true,
    });
  });
});

describe('toOperationPage', () => {
  it('accepts an empty Operation Object', () =>
    expect({ ...page({}), calls: [], composer: null }).toMatchInlineSnapshot(`
      {
        "callbacks": [],
        "calls": [],
        "composer": null,
        "facts": {
          "concurrency": "none",
          "labels": [],
          "resend": "method",
          "security": [],
          "states": [],
        },
        "group": {
          "slug": "g",
          "title": "G",
        },
        "method": "GET",
        "parameters": [],
        "path": "/a/{id}",
        "responses": [],
        "schemas": [],
        "servers": [],
        "slug": "lire",
        "title": "GET /a/{id}",
      }
    `));

  it.each([
    ['Ouvre un dossier. Refuse le reste.', 'Ouvre un dossier.'],
    ['Ouvre un dossier', 'Ouvre un dossier'],
    ['Version 2.1 de la visite. Suite.', 'Version 2.1 de la visite.'],
    ['Ouvre\nun dossier. Suite.', 'Ouvre un dossier.'],
    ['# Titre\n\nOuvre `a`. Suite.', 'Ouvre a.'],
    ['获取访问。然后结束。', '获取访问。'],
    ['هل يفتح؟ نعم.', 'هل يفتح؟'],
    ['# Titre', undefined],
    ['', undefined],
  ])('extracts the purpose from %j', (description, want) => expect(page({ description }).purpose).toBe(want));

  it('falls back to the description of the Path Item', () => {
    expect(page({}, {}, { description: 'Du chemin.' }).purpose).toBe('Du chemin.');
    expect(page({ description: 'De l’opération.' }, {}, { description: 'Du chemin.' }).purpose).toBe('De l’opération.');
  });

  it.each([
    ['that of the contract', {}, [[{ scheme: 'k', scopes: [] }]]],
    ['that of the operation', { security: [{ o: ['r'] }] }, [[{ scheme: 'o', scopes: ['r'] }]]],
    ['none', { security: [] }, []],
    ['none or one', { security: [{}, { k: [] }] }, [[], [{ scheme: 'k', scopes: [] }]]],
  ])('reads the security: %s', (_name, operation, want) => {
    expect(
      page(operation, { security: [{ k: [] }], components: { securitySchemes: { k: {}, o: {} } } }).facts.security,
    ).toEqual(want);
  });

  const header = (name: string, required = false) => ({ parameters: [{ name, in: 'header', required, schema: {} }] });
  it.each([
    ['get', {}, 'method', 'none'],
    ['post', {}, 'none', 'none'],
    ['post', header('idempotency-KEY'), 'key', 'none'],
    ['put', header('If-Match'), 'method', 'optional'],
    ['put', header('If-Match', true), 'version', 'required'],
    ['post', header('If-Match', true), 'version', 'required'],
    ['get', header('If-Match', true), 'method', 'required'],
    ['patch', header('if-match'), 'none', 'optional'],
    ['post', { 'x-replay': 'Sans risque.' }, 'reason', 'none'],
    ['put', { 'x-replay': 'Sans risque.' }, 'reason', 'none'],
    ['post', { ...header('If-Match', true), 'x-replay': 'Sans risque.' }, 'version', 'required'],
    ['post', { ...header('Idempotency-Key'), 'x-replay': 'Sans risque.' }, 'key', 'none'],
  ] as const)('returns for %s with %j: resend %s, concurrency %s', (method, operation, resend, concurrency) => {
    expect(page(operation, {}, {}, method).facts).toMatchObject({ resend, concurrency });
  });

  it('reads the reason why a request can be sent again', () =>
    expect(page({ 'x-replay': 'Ne fait que `lire`.' }, {}, {}, 'post').facts.resendReason).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Ne fait que ' },
          { type: 'inlineCode', value: 'lire' },
          { type: 'text', value: '.' },
        ],
      },
    ]));

  it('shows callbacks, but not extensions', () => {
    const post = {
      summary: 'Prévenir',
      description: 'D',
      requestBody: { content: {} },
      responses: { 200: { description: 'a' } },
    };
    const callbacks = {
      fini: { '{$request.body#/url}': { post, put: {} }, 'x-plus': { post } },
      shared: { $ref: '#/components/callbacks/C' },
    };
    const document = { components: { callbacks: { C: { 'http://a': { get: {} } } } } };
    const shown = page({ callbacks }, document).callbacks.map(
      ({ name, anchor, expression, method, title, responses }) => [
        name,
        anchor,
        expression,
        method,
        title,
        responses.map((response) => response.anchor).join(),
      ],
    );
    expect(shown).toEqual([
      ['fini', 'rappel.fini', '{$request.body#/url}', 'POST', 'Prévenir', 'rappel.fini.reponse-200'],
      ['fini', 'rappel.fini-2', '{$request.body#/url}', 'PUT', 'fini', ''],
      ['shared', 'rappel.shared', 'http://a', 'GET', 'shared', ''],
    ]);
  });

  it('reserves the anchor of the body, even if a heading has the same name', () => {
    const { description, body } = page({
      description: '# Corps',
      requestBody: { content: { 'a/b': { schema: { properties: { x: {} } } } } },
    });
    expect(description?.[0]).toMatchObject({ type: 'heading', data: { id: 'corps-2' } });
    expect(body?.contents[0]?.schema?.parts[0]).toMatchObject({ fields: [{ anchor: 'corps.x' }] });
  });

  it('builds a sample for each language', () =>
    expect(page({}).calls[0]?.samples.map(({ id }) => id)).toEqual([
      'curl',
      'javascript',
      'typescript',
      'python',
      'php',
      'java',
      'csharp',
      'go',
      'kotlin',
      'swift',
      'dart',
    ]));

  it('shows its own servers, or else those of the Path Item', () => {
    const servers = (url: string) => ({ servers: [{ url }] });
    expect(page(servers('https://a.example'), {}, servers('https://b.example')).servers[0]?.url).toBe(
      'https://a.example',
    );
    expect(page({}, servers('https://c.example'), servers('https://b.example')).servers).toEqual([
      { url: 'https://b.example', variables: [] },
    ]);
  });
});
