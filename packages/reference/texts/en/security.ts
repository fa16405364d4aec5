import type { Texts } from '../fr/index.ts';

/** Security schemes and the requirements of calls, in English. */
export const security: Texts['security'] = {
  apiKey: (location) => {
    const places = { header: 'in the header', query: 'in the query parameter', cookie: 'in the cookie' };
    return location === null ? 'API key' : `API key ${places[location]}`;
  },
  mutualTls: 'Client certificate (mutual TLS)',
  http: (scheme) => `HTTP ${scheme} authentication`,
  flows: {
    clientCredentials: 'Machine access (client credentials)',
    authorizationCode: 'User access (authorization code)',
    implicit: 'Implicit flow',
    password: 'Username and password',
    deviceAuthorization: 'Access from a device without a browser (device code)',
  },
  scope: 'Scope',
  meaning: 'What it allows',
  open: 'no authentication',
  and: ' and ',
  or: ' or ',
};
