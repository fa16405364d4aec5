import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  glossary: {
    directive: 'term',
    nameAttribute: 'of',
    explanationId: (anchor) => `term-${anchor}`,
    pageLink: 'Glossary',
  },
  sources: {
    read: (address) => `[Passage consulted](${address}).`,
    sourceFact: (reference) => `**Source:** ${reference}`,
    readFact: (text) => `**Consulted:** ${text}`,
    citedFact: (places) => `**Cited in:** ${places.join(', ')}.`,
    reference: 'the API reference',
  },
  tabs: { legend: 'Language of the program', group: 'program' },
  searchPhrases: '[outage, { fr: coupure }]',
};
