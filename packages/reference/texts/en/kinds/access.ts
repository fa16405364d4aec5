import type { Texts } from '../../fr/index.ts';

/** The page of access rights, in English. */
export const access: Texts['access'] = {
  title: 'Access rights',
  description: 'The OAuth scopes, the operations that require them, and who can get them.',
  introduction:
    'The scopes of the API, and what each operation requires: the scope of the token, who can get it, and who may call the operation.',
  narrow: 'On a narrow screen, only each “no” is shown.',
  searchPhrases: ['OAuth scopes', 'Permissions', 'Access matrix', 'Who can call an operation'],
  filter: 'Filter by operation, scope or group',
  scopes: 'Scopes',
  operations: 'Operations',
  operation: 'Operation',
  reservedTo: 'Restricted to',
  callers: {
    clientCredentials: 'Application',
    authorizationCode: 'User',
    implicit: 'User (implicit)',
    password: 'User (password)',
    deviceAuthorization: 'User (device)',
  },
  yes: 'yes',
  no: 'no',
};
