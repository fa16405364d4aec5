/** The page of access rights, in French. */
export const access = {
  title: 'Droits d’accès',
  description: 'Les portées OAuth, les opérations qui les exigent, et qui peut les obtenir.',
  introduction:
    'Les portées que l’API distingue, et ce que chaque opération exige\u00a0: la portée du jeton, qui peut l’obtenir, et à qui l’opération est réservée.',
  narrow: 'Sur un écran étroit, seuls les «\u00a0non\u00a0» sont indiqués.',
  searchPhrases: [
    'Portées OAuth',
    'Scopes',
    'Matrice des droits',
    'Qui peut appeler une opération',
    'Qui a le droit de faire quoi',
    'Permissions nécessaires',
    'Access rights',
  ],
  filter: 'Filtrer par opération, portée ou groupe',
  scopes: 'Portées',
  operations: 'Opérations',
  operation: 'Opération',
  reservedTo: 'Réservée à',
  /** Who gets a token by each OAuth flow. */
  callers: {
    clientCredentials: 'Application',
    authorizationCode: 'Personne',
    implicit: 'Personne (implicite)',
    password: 'Personne (mot de passe)',
    deviceAuthorization: 'Personne (appareil)',
  },
  yes: 'oui',
  no: 'non',
};
