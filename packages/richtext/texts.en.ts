import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  reference: 'API reference',
  colon: ': ',
  page: 'Page: ',
  index: '. Index of all pages: ',
  slugs: {
    errors: 'errors',
    downloads: 'downloads',
    sharedPictures: 'sharing',
  },
  anchors: {
    status: (status) => `status-${status}`,
    heading: 'heading',
  },
  listForms: ['csv', 'json'],
};
