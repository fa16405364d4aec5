import { counted } from '@reliure/schema';
import type { Texts } from '../../fr/index.ts';

export const webhook: Texts['webhook'] = {
  slug: 'webhooks',
  title: 'Webhooks',
  label: 'Webhook',
  description: 'The calls that the API sends to your server, and how to respond to them.',
  introduction: (count) => `The API calls your server when something happens: ${counted(count, 'call')} to receive.`,
  searchPhrases: ['Calls sent by the API', 'Callbacks', 'Notifications to receive', 'Event notifications'],
  caller: 'Call sent by the API to your server.',
  deprecated: 'Deprecated call: it still works, but don’t use it in new code.',
  agreedAddress: 'The API calls the URL that you provided outside the contract, for example when you were onboarded.',
  sections: {
    trigger: { id: 'trigger', title: 'What triggers the call' },
    address: { id: 'url', title: 'URL called' },
    signature: { id: 'signature', title: 'Authentication and signature' },
    body: { id: 'body', title: 'Request body' },
    responses: { id: 'responses', title: 'Responses expected from your server' },
    retry: { id: 'retries', title: 'Retries' },
    schemas: { id: 'schemas', title: 'Schemas used' },
  },
  expressions: {
    url: 'the full URL of the request',
    method: 'the method of the request',
    statusCode: 'the status code of the response',
    header: (name, of) => `the ${name} header of the ${of}`,
    query: (name, of) => `the ${name} query parameter of the ${of}`,
    path: (name, of) => `the ${name} path parameter of the ${of}`,
    body: (of) => `the ${of} body`,
    field: (name, of) => `the ${name} field of the ${of} body`,
  },
};
