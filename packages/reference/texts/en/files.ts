import type { Texts } from '../fr/index.ts';

export const files: Texts['files'] = {
  overviewSection: 'Reference',
  feed: (site, format) => `${site} — changelog (${format})`,
};
