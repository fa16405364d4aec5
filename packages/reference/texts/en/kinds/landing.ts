import { phrases } from '@reliure/page';
import { counted } from '@reliure/schema';
import type { Texts } from '../../fr/index.ts';

/** The landing page of the reference, in English. */
export const landing: Texts['landing'] = {
  title: 'API reference',
  description: 'Addresses, authentication and version, then the operations by group and the downloads.',
  searchPhrases: [
    'All operations',
    'Endpoints',
    'Download the OpenAPI contract',
    'Swagger file',
    'Generate a client from the contract',
    'Postman and Bruno collections',
  ],
  overview: (count, toIntroduction, sections) => {
    const size = count === 0 ? 'This contract describes no operations' : counted(count, 'operation');
    return sections.length === 0
      ? [
          ...phrases(`${size}. For servers, authentication and common conventions, see the `),
          ...toIntroduction('introduction'),
          ...phrases('.'),
        ]
      : [
          ...phrases(`${size}. What applies to all of them is in the `),
          ...toIntroduction('introduction'),
          ...phrases(': '),
          ...sections,
          ...phrases('.'),
        ];
  },
  addresses: (count) => (count === 1 ? 'Address' : 'Addresses'),
  authentication: 'Access',
  version: 'Version',
  from: (day) => `, in service from ${day}`,
  filter: 'Filter by title, path or group',
  operations: (count) => counted(count, 'operation'),
  family: (count, groups) => `${counted(count, 'operation')}: ${groups.join(', ')}`,
  downloads: 'Downloads',
  otherDownloads: (count) => `${count} other files`,
  yaml: (openApi) => `OpenAPI ${openApi} contract (YAML)`,
  aboutYaml: (version, from) =>
    `${version === '' ? 'The whole contract' : `Version ${version}`}${from === undefined ? '' : `, in service from ${from},`} in one file, to generate a client or validate requests and responses.`,
  json: (openApi) => `OpenAPI ${openApi} contract (JSON)`,
  aboutJson: 'The same contract, as JSON.',
  types: 'TypeScript types',
  aboutTypes: 'The types of the contract, so that a wrong call does not compile.',
  aboutOlder: (openApi, losses) =>
    `For tools that stop at OpenAPI ${openApi}${losses.length === 0 ? '' : `; it lacks ${losses.join(', ').replaceAll('`', '')}`}.`,
  postman: 'Postman collection',
  aboutPostman: 'All operations, with example requests and responses.',
  environment: (name) => `Postman environment: ${name}`,
  aboutEnvironment: 'The variables of the collection for this server.',
  bruno: 'Bruno collection',
  aboutBruno: 'The same operations and the environments, as a folder to open in Bruno.',
  http: 'HTTP requests',
  aboutHttp: 'The same operations as one .http file, for VS Code (httpYac) and the editors of JetBrains.',
  aboutIndex: 'The list of pages in Markdown, for an assistant or an agent.',
  aboutEverything: 'The full texts of all pages, by part.',
};
