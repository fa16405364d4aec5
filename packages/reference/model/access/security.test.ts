import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { createAnchors, toRichText } from '@reliure/richtext';
import { toSecurity, toSecuritySchemes } from './security.ts';

const schemes = (given: unknown) =>
  toSecuritySchemes(given, createResolve({ components: { securitySchemes: given } }), createAnchors());

describe('toSecuritySchemes', () => {
  it.each([
    [{ type: 'http', scheme: 'bearer' }, 'Authentification HTTP bearer'],
    [{ type: 'apiKey', in: 'header', name: 'X-Key' }, 'Clé d’API, dans l’en-tête', 'X-Key'],
    [{ type: 'apiKey', in: 'cookie', name: 'sid' }, 'Clé d’API, dans le cookie', 'sid'],
    [{ type: 'oauth2', flows: {} }, 'OAuth 2.0'],
    [{ type: 'openIdConnect', openIdConnectUrl: 'https://a.example' }, 'OpenID Connect', 'https://a.example'],
    [{ type: 'mutualTLS' }, 'Certificat du client (TLS mutuel)'],
    [{ $ref: '#/components/securitySchemes/other' }, 'OAuth 2.0'],
  ])('describes %j as « %s »', (given, type, detail?: string) => {
    const [scheme] = schemes({ mine: given, other: { type: 'oauth2' } });
    expect([scheme?.type, scheme?.detail]).toEqual([type, detail]);
  });

  it('reads flows and scopes, but not extensions', () => {
    const flow = {
      authorizationUrl: 'https://a.example',
      tokenUrl: 'https://b.example',
      refreshUrl: 'https://c.example',
      scopes: { 'a:read': 'Lire' },
    };
    expect(
      schemes({ o: { type: 'oauth2', flows: { authorizationCode: flow, 'x-plus': {}, constructor: {} } } })[0]?.flows,
    ).toEqual([
      {
        title: 'Accès d’une personne (code d’autorisation)',
        authorizationUrl: 'https://a.example',
        tokenUrl: 'https://b.example',
        refreshUrl: 'https://c.example',
        scopes: [{ name: 'a:read', description: toRichText('Lire') }],
      },
      { title: 'constructor', scopes: [] },
    ]);
  });

  it('returns nothing without security schemes', () => expect(schemes(undefined)).toEqual([]));
});

describe('toSecurity', () => {
  it.each([
    ['a missing member', undefined, []],
    ['an empty list', [], []],
    ['one scheme', [{ key: [] }], [[{ scheme: 'key', scopes: [] }]]],
    ['one scheme or none', [{ key: [] }, {}], [[{ scheme: 'key', scopes: [] }], []]],
    [
      'two schemes at once, with scopes',
      [{ a: ['r', 'w'], b: [] }],
      [
        [
          { scheme: 'a', scopes: ['r', 'w'] },
          { scheme: 'b', scopes: [] },
        ],
      ],
    ],
  ])('reads %s', (_name, given, want) => expect(toSecurity(given, { key: {}, a: {}, b: {} })).toEqual(want));

  it('marks schemes that the contract does not have', () =>
    expect(toSecurity([{ key: [], constructor: [] }], { key: {} })).toEqual([
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'constructor', scopes: [], isUnknown: true },
      ],
    ]));
});
