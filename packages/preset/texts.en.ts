import type { Texts } from './texts.fr.ts';

export const en: Texts = {
  language: 'English',
  navbar: { guides: 'Documentation', reference: 'API' },
  blogFeed: (siteTitle) => `${siteTitle} — blog`,
  footnotes: {
    title: 'Sources',
    back: (note, occurrence) => `Back to reference ${note}${occurrence > 1 ? `-${occurrence}` : ''}`,
  },
  fictitiousHosts: 'Addresses ending in “.example” are fictitious and lead nowhere.',
  offlinePage: 'offline.mdx',
};
