import type { Texts } from './texts.fr.ts';

export const en: Texts = {
  breadcrumbs: { guide: ['Documentation'], blog: ['Blog'], page: [] },
  lexiconExample: { word: 'start', typed: '[begin, launch]' },
};
