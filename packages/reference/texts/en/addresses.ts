import type { Texts } from '../fr/index.ts';

/** First slug segments of pages, in English. */
export const slugs: Texts['slugs'] = {
  access: 'access',
  comparison: 'comparison',
  knownIssues: 'known-issues',
  lifecycles: 'states',
  lists: 'lists',
  mappings: 'mappings',
  schemas: 'schemas',
  withdrawals: 'withdrawals',
  downloads: 'downloads',
  unnamed: 'unnamed',
  unnamedGroup: 'group',
  unnamedServer: 'server',
};

/** Anchors of sections and their parts, in English. */
export const anchors: Texts['anchors'] = {
  scheme: (name) => `authentication-${name}`,
  parameters: (location) => `parameters-${location}`,
  parameter: { path: 'path', query: 'query', querystring: 'string', header: 'header', cookie: 'cookie' },
  response: 'response',
  callback: 'callback',
  callbackBody: 'body',
  schema: {
    content: 'fields',
    examples: 'examples',
    uses: 'uses',
    users: 'used-by',
    usingSchemas: 'used-by-schemas',
    usingOperations: 'used-by-operations',
  },
  examples: { call: 'request', body: 'body-examples', responses: 'response-examples', errors: 'error-examples' },
  operation: {
    servers: 'servers',
    body: 'body',
    responses: 'responses',
    errors: 'errors',
    sharedErrors: 'common-errors',
    callbacks: 'callbacks',
    previous: 'before',
    next: 'next',
    schemas: 'schemas',
    guides: 'guides',
    history: 'history',
  },
  introduction: { servers: 'servers', access: 'access', contact: 'contact' },
  access: { scopes: 'scopes', operations: 'operations' },
  errors: { example: 'example' },
  lifecycle: { states: 'list-of-states', transitions: 'list-of-transitions' },
};
