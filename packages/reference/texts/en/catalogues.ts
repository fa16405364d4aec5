import type { Texts } from '../fr/index.ts';

/** Titles of pages that other pages link to, in English. */
export const catalogues: Texts['catalogues'] = {
  withdrawals: 'Planned withdrawals',
  comparison: 'Compare two versions',
  knownIssues: 'Known issues',
};
