/** The words that all renderings of a block have, and the punctuation of Markdown versions. */
export const fr = {
  colon: '\u00a0:',
  separator: '\u202f; ',
  deprecated: 'obsolète',
  /** Name of the radio buttons that choose the language of samples, and the start of their ids. */
  sampleGroup: 'langage',
  /** The parameter of an address with the text of a filter. */
  filterParameter: 'filtre',
};

/** The texts of this package. Those of components are Docusaurus’s code translations. */
export type Texts = typeof fr;
