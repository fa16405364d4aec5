import type { Texts } from './texts.fr.ts';

export const en: Texts = {
  breadcrumbs: { guide: ['Documentation'], blog: ['Blog'], page: [] },
  contexts: { guides: 'Documentation', blog: 'Blog' },
  lexiconExample: { word: 'start', typed: '[begin, launch]' },
};
