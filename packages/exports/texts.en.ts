import { formatNumber } from '@reliure/schema';
import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  index: {
    addresses:
      'Every page is also available in Markdown: add `.md` to its address. Every part of this documentation has its own index, below. On the page of an operation, every field has its own address, such as `#body.field.subfield` or `#response-200.field`.',
    guides: 'Guides',
    otherPages: 'Articles and other pages',
    rules: 'Rules for agents',
    sections: 'Indexes by part',
    contract: 'Contract',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    root: 'Index of the whole documentation: ',
    pagesTitle: 'Pages',
    fullTexts: 'Full texts',
    aboutFullTexts:
      'All pages in Markdown, in files that a model can read as a whole: one or more for each part of the documentation.',
    characters: (count) => `${formatNumber(count)} characters`,
    full: 'full',
  },
  rules: {
    onlyDocumented:
      'Do not invent paths, fields, values or error codes: what is not on the page of an operation does not exist.',
    current:
      'Of two versions of an operation, take the one that is not deprecated. The page of the old one names its replacement.',
    authentication: (introduction) =>
      `Never write a token or a password into code: read it from an environment variable. How to authenticate is in the [introduction](${introduction}).`,
    idempotency:
      'Where writes accept it, send a new `Idempotency-Key` for each intention, and the same one with each retry.',
    versions: 'Send the `ETag` of the last read in `If-Match`, and read again before you retry after a refusal.',
    errors: (catalogue) =>
      `Decide by the status and the code of an error, never by the sentence that comes with it. They are in the [catalogue of errors](${catalogue}).`,
    extract:
      'To generate code, the OpenAPI document of one operation is enough: it is at the address of its page followed by `.openapi.json`.',
  },
  skills: {
    description: (title, about) =>
      `${title}, call by call. ${about} Use it to write, fix or explain this task with the API.`,
    rules: '## Rules',
  },
  part: 'part',
  ownFile: 'This part is long and has its own file: ',
  extract: (title, page, contract) =>
    `Excerpt: only the operation “${title}”. Its page: ${page}. The full contract: ${contract}.`,
  httpFile: (servers) =>
    `The values below are those of the mock server. Other addresses: ${servers.join(', ')}. An editor that reads http-client.env.json takes these variables from it if you remove these lines.`,
  chosenFile: 'file.pdf',
  losses: {
    method: (count, call) =>
      `${operations(count, call)}: the call is a comment in the .http file, because editors do not know its method.`,
    stream: (count, call) =>
      `${operations(count, call)}: in the collections (Postman, Bruno, .http), items that are sent one by one are a single text.`,
    positions: (count, call) =>
      `${operations(count, call)}: in the collections (Postman, Bruno, .http), parts of the body without names are a text, without a file to choose.`,
    partHeaders: (count, call) =>
      `${operations(count, call)}: in the collections (Postman, Bruno, .http), parts of the body do not have their headers.`,
  },
  pictures: {
    docs: 'Documentation',
    docsPart: 'Guides and scenarios',
    blog: 'Blog',
    reference: 'API reference',
  },
};

function operations(count: number, call: string): string {
  return count === 1 ? call : `${count} operations, such as ${call}`;
}
