import type { Allowed } from './frenchInFile.ts';

/** What may look French in the built example. */
export const allowed: Allowed = {
  accented: { œ: 'the search reads it as oe', æ: 'the search reads it as ae' },
  words: ['article', 'chose', 'comment', 'composer', 'dont', 'instant', 'lent', 'locale', 'phrase', 'point', 'trace'],
  foreign: /(?:^|\/)(?:licences\.txt|sbom\.cdx\.json|[^/]+\.css)$/,
};
