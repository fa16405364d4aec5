import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  index: {
    addresses: ({ suffix, origin, bodyField, responseField }) => [
      'Every page is also available in Markdown: add ',
      suffix,
      ' to its address. Addresses in this file are relative to ',
      origin,
      '. On the page of an operation, every field has its own address, such as ',
      bodyField,
      ' or ',
      responseField,
      '.',
    ],
    bodyField: '#body.field.subfield',
    responseField: '#response-200.field',
    guides: 'Guides',
    downloads: 'Downloads',
  },
  extract: (title, page, contract) =>
    `Excerpt: only the operation “${title}”. Its page: ${page}. The full contract: ${contract}.`,
  httpFile: (servers) =>
    `The values below are those of the mock server. Other addresses: ${servers.join(', ')}. An editor that reads http-client.env.json takes these variables from it if you remove these lines.`,
  chosenFile: 'file.pdf',
  pictures: {
    docs: 'Documentation',
    docsPart: 'Guides and scenarios',
    blog: 'Blog',
    reference: 'API reference',
  },
};
