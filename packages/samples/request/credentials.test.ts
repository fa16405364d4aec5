import { describe, expect, it } from 'vitest';
import { createResolve } from '@reliure/openapi';
import { toSampleCredentials } from './credentials.ts';
import { environment } from './templates.ts';

const document = {
  security: [{ bearer: [] }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'BEARER' },
      oauth: { type: 'oauth2' },
      oidc: { $ref: '#/components/securitySchemes/oidcTarget' },
      oidcTarget: { type: 'openIdConnect' },
      basic: { type: 'http', scheme: 'Basic' },
      digest: { type: 'http', scheme: 'DIGEST' },
      other: { type: 'http', scheme: 'DPoP' },
      spaced: { type: 'http', scheme: 'DP oP\r\né' },
      header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      query: { type: 'apiKey', in: 'query', name: 'clé' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'a b' },
      broken: { type: 'apiKey', in: 'header', name: 'a b' },
      tls: { type: 'mutualTLS' },
      unknown: { type: 'later' },
      challenge: { type: 'http', scheme: 'Negotiate' },
      unreadable: { type: 'http', scheme: 'é' },
    },
  },
};
const credentials = (...alternatives: readonly (readonly string[])[]) => {
  const security = alternatives.map((names) => Object.fromEntries(names.map((name) => [name, []])));
  return toSampleCredentials({ security }, document, createResolve(document));
};
const none = { headers: [], query: [], cookies: [] };
const authorization = (scheme: string) => ({
  ...none,
  headers: [{ name: 'Authorization', value: [{ kind: 'text', text: `${scheme} ` }, environment('API_TOKEN')] }],
});

describe('toSampleCredentials', () => {
  it.each([
    [['bearer'], authorization('Bearer')],
    [['oauth'], authorization('Bearer')],
    [['oidc'], authorization('Bearer')],
    [['digest'], { ...none, digest: { user: 'API_USER', password: 'API_PASSWORD' } }],
    [['basic'], { ...none, basic: { user: 'API_USER', password: 'API_PASSWORD' } }],
    [['header'], { ...none, headers: [{ name: 'X-Api-Key', value: [environment('X_API_KEY')] }] }],
    [['query'], { ...none, query: [{ name: 'clé', value: [environment('API_CL')] }] }],
    [['cookie'], { ...none, cookies: [{ name: 'a%20b', value: [environment('A_B')] }] }],
    [['tls'], { ...none, clientCertificate: true }],
    [['unknown'], none],
    [['undeclared'], none],
    [[], none],
  ])('returns the credentials for the schemes %j', (names, want) => expect(credentials(names)).toEqual(want));

  it.each([
    ['other', authorization('DPoP'), 'les identifiants du schéma DPoP\u00a0:'],
    ['spaced', authorization('DPoP'), 'les identifiants du schéma DPoP\u00a0:'],
    ['challenge', none, 'L’authentification Negotiate est à ajouter'],
    ['unreadable', none, 'L’authentification é est à ajouter'],
    ['broken', none, '«\u00a0a b\u00a0» n’est pas un nom d’en-tête'],
  ])('says what the credentials of %s lack', (name, want, note) => {
    const { notes = [], ...sent } = credentials([name]);
    expect(sent).toEqual(want);
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  it.each([
    ['X-Api-Key', 'X_API_KEY'],
    ['X--Api_-Key', 'X_API_KEY'],
    ['_key_', 'API_KEY'],
    ['apikey', 'APIKEY'],
    ['myapi', 'API_MYAPI'],
    ['user', 'API_USER'],
    ['Path', 'API_PATH'],
    ['home', 'API_HOME'],
    ['token', 'API_TOKEN'],
    ['1', 'API_KEY'],
    ['1a', 'API_KEY'],
  ])('reads the API key %s from the environment variable %s', (name, variable) => {
    const components = { securitySchemes: { key: { type: 'apiKey', in: 'header', name } } };
    const { headers } = toSampleCredentials({ security: [{ key: [] }] }, { components }, createResolve({ components }));
    expect(headers).toEqual([{ name, value: [environment(variable)] }]);
  });

  it('uses all schemes of the first alternative', () => {
    const { headers, query } = credentials(['header', 'query'], ['basic']);
    expect([...headers, ...query].map(({ name }) => name)).toEqual(['X-Api-Key', 'clé']);
    expect(credentials([], ['basic'])).toEqual(none);
  });

  it('falls back to the security of the contract if the operation declares none', () => {
    const resolve = createResolve(document);
    expect(toSampleCredentials({}, document, resolve)).toEqual(authorization('Bearer'));
    expect(toSampleCredentials({ security: [] }, document, resolve)).toEqual(none);
  });
});
