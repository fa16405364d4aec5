import { code, phrases } from '@reliure/page';
import type { Texts } from '../fr/index.ts';

/** Links to other pages, schemas and servers, in English. */
export const links: Texts['links'] = {
  mapping: 'Mapping: ',
  usedBy: 'Used by',
  schemas: 'Schemas',
  operations: 'Operations',
  operationCount: (count) => `${count} operations`,
  serverDefault: (value) => phrases(' — default ', code(value)),
  documentation: 'Learn more: ',
  moved: 'This page is gone. Its replacement: ',
  locations: {
    body: 'body',
    parameter: (names, count) => `${count === 1 ? 'parameter' : 'parameters'} ${names}`,
    response: (names, count) => `${count === 1 ? 'response' : 'responses'} ${names}`,
    header: (names, count) => `${count === 1 ? 'header' : 'headers'} ${names}`,
    callback: (names, count) => `${count === 1 ? 'callback' : 'callbacks'} ${names}`,
  },
};
