import type { Texts } from './texts.fr.ts';

export const en: Texts = {
  colon: ':',
  separator: '; ',
  deprecated: 'deprecated',
  sampleGroup: 'language',
  filterParameter: 'filter',
};
