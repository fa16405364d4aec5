import type { Texts } from './texts.fr.ts';

/** The texts of a new site in English. */
export const en: Texts = {
  tagline: (title) => `${title} documentation`,
  home: {
    guide: 'Get started',
    reference: (path) => `[Reference](${path}) of all calls`,
    search: 'Search',
  },
  guide: {
    title: 'Get started',
    description: (title) => `First steps with ${title}.`,
    body: ({ reference, example, downloads, mockCommand, localServer }) => `\
The [reference](${reference}) describes every call${example === null ? '' : `, such as [${example.title}](${example.path})`}.

Explain here what the API is for and how to get access, and show a first call.

## Try it without an account

[Download the contract](${downloads}), then start Prism, which responds with the contract’s examples:

${mockCommand}

In the list of servers of any call, choose “${localServer}”.
`,
  },
};
