import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '@reliure/language';
import { toPages } from './pages.ts';
import { buildReference, type Reference } from './reference.ts';
import { variedContract } from './testing/variedContract.ts';
import { writePage } from './testing/writePage.ts';

const json = (content: object) => ({ 'application/json': content });
const closed = { summary: 'Closed', value: { code: 'closed' }, 'x-error': { cause: 'It left.', retry: 'changed' } };
const late = {
  summary: 'Late',
  value: { code: 'late' },
  'x-error': { remedy: 'Wait.', user: 'Try later.', retry: 'same' },
};

/** A contract with most parts and extensions. */
const document = {
  ...variedContract,
  paths: {
    ...variedContract.paths,
    '/boats/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      post: {
        operationId: 'sail',
        summary: 'Sail a boat',
        deprecated: true,
        'x-replaced-by': 'getA',
        'x-reserved-to': 'captains',
        'x-transitions': ['boat/sail'],
        parameters: [
          { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } },
          { name: 'Accept', in: 'header', schema: { type: 'string' } },
          { name: 'Authorization', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: { content: json({ schema: { $ref: '#/components/schemas/Ship' } }) },
        responses: {
          200: {
            description: 'Sailing.',
            content: json({ schema: { properties: { port: { $ref: '#/components/schemas/Port' } } } }),
            headers: {
              Deprecation: { example: '@1796083200' },
              Sunset: { example: 'Wed, 30 Jun 2027 23:59:59 GMT' },
            },
            links: { next: { operationId: 'getA', parameters: { q: '$response.body#/boat/name', H: 'x' } } },
          },
          409: { description: 'Refused.', content: json({ examples: { closed, late } }) },
        },
        security: [{ oauth: ['r'], key: [] }, {}],
      },
    },
  },
  components: {
    ...variedContract.components,
    schemas: { ...variedContract.components.schemas, Port: { enum: ['a', 'b'], description: 'Where it goes.' } },
  },
  'x-known-issues': [
    { id: 'n1', title: 'Slow', since: '2026-01-02', operations: ['sail'], description: 'D.', workaround: 'W.' },
  ],
  'x-lifecycles': {
    boat: {
      title: 'Boat',
      states: { moored: { title: 'Moored' }, sailing: { title: 'At sea', final: true } },
      transitions: { sail: { from: 'moored', to: 'sailing', operation: 'sail' } },
    },
  },
  'x-mappings': {
    std: {
      title: 'Std',
      targets: { V: { name: 'V', uri: 'https://v.example' } },
      schemas: { Base: { fields: { id: 'V.id' } } },
    },
  },
};

let reference: Reference;
beforeEach(() => setLanguage('en'));
beforeAll(() => {
  setLanguage('en');
  reference = buildReference({ document });
});

describe('the reference in English', () => {
  it('has English addresses', () => {
    expect(toPages(reference).map(({ slug = '' }) => slug)).toEqual([
      '',
      'introduction',
      'get',
      'post-a-id',
      'sail-a-boat',
      'schemas',
      'schemas/Base',
      'schemas/Boat',
      'schemas/Code',
      'schemas/Raft',
      'schemas/Ship',
      'lists',
      'lists/Port',
      'states',
      'states/boat',
      'mappings/std',
      'mappings/std/Base',
      'errors',
      'errors/closed',
      'errors/late',
      'access',
      'known-issues',
      'withdrawals',
      'webhooks',
      'webhooks/w',
      'webhooks/c',
    ]);
  });

  it('has no French texts and anchors', () => {
    const french =
      /[àâçéèêëîïôûùœ«»\u00a0\u202f]|\b(?:aucun|avec|champs?|corps|dans|des|erreurs?|exemples?|par|une)\b/i;
    const lines = toPages(reference).flatMap(({ slug, toProps, toSearchPage }) => [
      ...writePage(reference, slug).split('\n'),
      ...[toProps(), toSearchPage()].flatMap((data) => JSON.stringify(data, null, 1).split('\n')),
    ]);
    expect(lines.filter((line) => french.test(line))).toEqual([]);
  });

  it.each<[string | undefined, readonly string[]]>([
    [
      undefined,
      [
        '3 operations. For servers, authentication and common conventions, see the [introduction](https://site.example/api/introduction.md).',
        '[Postman environment: https://a.example](https://site.example/downloads/postman-https-a-example.json)',
        'Learn more: <https://a.example>',
      ],
    ],
    [
      'introduction',
      [
        'Contract version 1',
        'API key in the header `k`',
        'User access (authorization code)',
        'Contract licence: [MIT]',
      ],
    ],
    [
      'sail-a-boat',
      [
        'This operation is deprecated',
        'Deprecated since 1 December 2026, to be withdrawn on 30 June 2027.',
        'Use instead: [Get](https://site.example/api/get).',
        'Known issue: [Slow](https://site.example/api/known-issues#n1).',
        '[oauth](https://site.example/api/introduction.md#authentication-oauth) `r` and [key](https://site.example/api/introduction.md#authentication-key) or no authentication',
        '`moored` (Moored); leads to `sailing` (At sea)',
        'takes effect only once: `If-Match` rejects a second request',
        '`If-Match` required',
        'The headers `Accept` and `Authorization` are not parameters: content types and access rules determine them.',
        'Request body (optional)',
        'Conflict with the current state',
        'Yes, once you have fixed the cause.',
        'To get one of these errors from the mock server, add its status and code to the request:',
        'Parameter `H`: `x`.',
      ],
    ],
    ['get', ['Provides `q` (field `boat.name`).', 'safe (idempotent)']],
    ['schemas/Ship', ['Used by', 'body', 'array of Ship, at least 1 item', 'date and time (RFC 3339) or null']],
    ['errors', ['The 2 errors that operations return, by status']],
    ['errors/late', ['“Try later.”', 'Returned by', '**Status**']],
    ['access', ['| Scope', '| yes', 'Restricted to']],
  ])('has sentences on the page %s', (slug, sentences) => {
    const written = writePage(reference, slug);
    expect(sentences.filter((sentence) => !written.includes(sentence))).toEqual([]);
  });
});
