import type { Texts } from '../../fr/index.ts';

/** The introduction, in English. */
export const introduction: Texts['introduction'] = {
  title: 'Introduction',
  name: 'Introduction to the API',
  description: 'Servers, authentication and the conventions that all operations share.',
  version: (version, from) => `Contract version ${version}${from === undefined ? '' : `, in service from ${from}`}`,
  servers: 'Servers',
  access: 'Access and scopes',
  contact: 'Contact and licence',
  authorization: 'Authorization: ',
  device: 'Device code: ',
  token: 'Token: ',
  refresh: 'Refresh: ',
  metadata: 'Metadata of the OAuth server: ',
  license: 'Contract licence: ',
  terms: 'Terms of service',
};
