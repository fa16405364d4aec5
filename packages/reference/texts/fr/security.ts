/** Security schemes and the requirements of calls, in French. */
export const security = {
  apiKey: (location: 'header' | 'query' | 'cookie' | null) => {
    const places = { header: 'dans l’en-tête', query: 'dans le paramètre d’URL', cookie: 'dans le cookie' };
    return `Clé d’API, ${location === null ? '' : places[location]}`;
  },
  mutualTls: 'Certificat du client (TLS mutuel)',
  http: (scheme: string) => `Authentification HTTP ${scheme}`,
  /** OAuth flows. @see https://spec.openapis.org/oas/v3.1.0#oauth-flows-object */
  flows: {
    clientCredentials: 'Accès d’une machine (client credentials)',
    authorizationCode: 'Accès d’une personne (code d’autorisation)',
    implicit: 'Flux implicite',
    password: 'Identifiant et mot de passe',
    deviceAuthorization: 'Accès depuis un appareil sans navigateur (code d’appareil)',
  },
  scope: 'Portée',
  meaning: 'Ce qu’elle permet',
  open: 'sans authentification',
  and: ' et ',
  or: ' ou ',
};
