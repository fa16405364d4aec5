/** The texts of this package in French. */
export const fr = {
  glossary: {
    /** Name of the directive that explains a word, and of its attribute for a term with another name. */
    directive: 'terme',
    nameAttribute: 'de',
    /** Returns the id of an explanation. @param anchor That of the term on the glossary’s page. */
    explanationId: (anchor: string) => `terme-${anchor}`,
    pageLink: 'Glossaire',
  },
  /** Markdown about the register of sources. */
  sources: {
    read: (address: string) => `[Ce qui y a été lu](${address}).`,
    sourceFact: (reference: string) => `**Source\u00a0:** ${reference}`,
    readFact: (text: string) => `**Lu\u00a0:** ${text}`,
    citedFact: (places: readonly string[]) => `**Cité dans\u00a0:** ${places.join(', ')}.`,
    reference: 'la référence de l’API',
  },
  tabs: {
    legend: 'Langage du programme',
    /** Start of the ids of tabs. */
    group: 'programme',
  },
  /** A list of search phrases, as an author writes it. */
  searchPhrases: '[coupure, { en: no network }]',
};

/** The texts of this package. */
export type Texts = typeof fr;
