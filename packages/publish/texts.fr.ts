/** The texts of this package in French. */
export const fr = {
  offline: {
    /** Marks a line that only sites with a copy for reading offline have. */
    marker: '<!-- hors-ligne -->',
    /** Folder of the copy, below the base URL. Files in `assets` have a hash of their content in their name. */
    folder: 'assets/hors-ligne',
  },
  licences: {
    /** First line of the list. */
    title: 'Logiciels d’autres auteurs que ce site envoie aux navigateurs, et leurs licences.',
    missingText: 'Le paquet ne joint pas le texte de sa licence.',
  },
};

/** The texts of this package. */
export type Texts = typeof fr;
