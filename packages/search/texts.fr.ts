import type { GuideKind } from '@reliure/guides/node';

/** Titles of the parts of the site above the pages of each kind. */
const breadcrumbs: Readonly<Record<GuideKind, readonly string[]>> = {
  guide: ['Documentation'],
  blog: ['Blog'],
  page: [],
};

export const fr = {
  breadcrumbs,
  /** Names of the parts that can be searched separately. */
  contexts: { guides: 'Documentation', blog: 'Blog' },
  /** An entry of a lexicon, for messages about its file. */
  lexiconExample: { word: 'démarrer', typed: '[commencer, débuter]' },
};

/** The texts of this package. */
export type Texts = typeof fr;
