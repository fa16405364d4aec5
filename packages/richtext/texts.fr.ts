/** A format of a list of coded values, as a file extension. */
export type ListForm = 'csv' | 'tableur.csv' | 'json';

/** Spreadsheets set to French separate columns at semicolons, and show a file with commas as one column. */
const listForms: readonly ListForm[] = ['csv', 'tableur.csv', 'json'];

/** The texts of this package in French. */
export const fr = {
  reference: 'Référence API',
  /** Precedes the value of a bold term. */
  colon: '\u00a0: ',
  /** Precedes the address of the HTML page in its Markdown version. */
  page: 'Page\u00a0: ',
  /** Precedes the address of the index, after that of the page. */
  index: '. Index de toutes les pages\u00a0: ',
  slugs: {
    errors: 'erreurs',
    downloads: 'telechargements',
    sharedPictures: 'partage',
  },
  anchors: {
    status: (status: string) => `statut-${status}`,
    /** Of a heading without letters and digits. */
    heading: 'titre',
  },
  listForms,
};

/** The texts of this package. */
export type Texts = typeof fr;
