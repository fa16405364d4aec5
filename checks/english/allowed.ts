import type { Allowed } from './frenchInFile.ts';

/** What may look French in the built example. */
export const allowed: Allowed = {
  accented: { œ: 'the search reads it as oe', æ: 'the search reads it as ae' },
  words: ['article', 'chose', 'comment', 'dont', 'instant', 'lent', 'locale', 'point', 'trace'],
  foreign: /(?:^|\/)(?:licences\.txt|sbom\.cdx\.json|[^/]+\.css)$/,
};
