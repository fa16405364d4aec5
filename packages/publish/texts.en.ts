import type { Texts } from './texts.fr.ts';

/** The texts of this package in English. */
export const en: Texts = {
  offline: { marker: '<!-- offline -->', folder: 'assets/offline' },
  licences: {
    title: 'Third-party software that this site sends to browsers, and its licences.',
    missingText: 'The package does not include the text of its licence.',
  },
};
