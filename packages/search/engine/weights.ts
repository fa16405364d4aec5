import type { IndexedRole } from './index/occurrences';

/**
 * The weights of the ranking. They are only tuned on one half of the query set: `npm run bench:search` shows the effect
 * of a change on that half, and on the held-out half.
 */
export interface SearchWeights {
  /**
   * Quality of a match by another word than the typed one: a form of it, a word that it begins, a synonym, or the parts of
   * a compound. The typed word has quality 1, and a misspelt one the share of its letters that is right.
   */
  readonly inexact: number;
  /** Weight of a match in the name of a passage, by role. */
  readonly name: Readonly<Record<IndexedRole, number>>;
  /** Weight of a match in the text of a passage, by role. */
  readonly text: Readonly<Record<IndexedRole, number>>;
  readonly rank: RankWeights;
}

/** The weights by which the occurrences on a page are compared, and then the pages. */
export interface RankWeights {
  /** How much an occurrence loses when it matches only a part of the query. */
  readonly recall: number;
  /**
   * How much a name loses for words that are not in the query, and the share of this loss for words after the last
   * match.
   */
  readonly precision: number;
  readonly tail: number;
  /** The same loss for a phrase; all of its words count. */
  readonly phrasePrecision: number;
  /** How much a passage loses for being on many pages; the fewer the pages, the smaller the loss. */
  readonly commonness: number;
  /** How much a name loses when the words of the query are apart in it. */
  readonly proximity: number;
  /** Factor of a name that equals the query, word for word. */
  readonly exactName: number;
  /** Factor of a page whose best occurrence is a phrase about one of its parts. */
  readonly partPhrase: number;
  /** How much the page’s best matches of each concept, wherever they are, add to its best occurrence. */
  readonly conceptScore: number;
  /** How much the page’s second-best occurrence adds to its best. */
  readonly second: number;
  /** How much more a rare word counts than a frequent one, as an exponent. */
  readonly rarity: number;
  /** Weight of a word that the site does not have, relative to the rarest word. */
  readonly unknown: number;
  /** Minimum share of the query that a page must match; `knownThreshold` applies when the site has all of its words. */
  readonly threshold: number;
  readonly knownThreshold: number;
  /** Score of an occurrence that is enough for its page to be returned, even if the page matches less of the query. */
  readonly sufficientScore: number;
  /** Factor of a guide’s heading that equals, word for word, a term whose definition is asked for. */
  readonly definition: number;
  /** How steeply the score of a page falls when it matches only a part of the query, as an exponent. */
  readonly coverage: number;
  /**
   * Added to the score of a page whose path is in the query, or that explains the code in it; a path of which the query
   * has a part adds this part.
   */
  readonly shortcut: number;
  /** How much an operation loses for each segment of its path. */
  readonly pathStep: number;
  /** Factor of a page by its kind. Operations rank above schemas, because they say what can be done. */
  readonly kind: KindWeights;
  /** Factor of a deprecated operation, so that its replacement comes first. */
  readonly deprecated: number;
  readonly sentence: SentenceWeights;
}

/** A factor for each kind; a kind without one has the factor of a plain page. */
export interface KindWeights extends Readonly<Record<string, number>> {
  readonly page: number;
}

/**
 * Weights for a long query that describes a situation: pages that explain it match even without all of its words.
 */
export interface SentenceWeights {
  /** Number of concepts from which a query counts as a sentence. */
  readonly words: number;
  /** Factor of the minimum share that a page must match. */
  readonly threshold: number;
  readonly kind: Readonly<Record<string, number>>;
}

/** The weights of the site, tuned on one half of the judged queries (`bench/search/queries-tuning.yaml`). */
export const weights: SearchWeights = {
  inexact: 0.9,
  name: { title: 10.5, phrase: 8.5, path: 7, section: 5.1, field: 4.5, error: 3.85, text: 0 },
  text: { title: 6, phrase: 0, path: 0, section: 1.78, field: 1.2, error: 1.2, text: 3 },
  rank: {
    recall: 0.7,
    precision: 0.42,
    tail: 0.95,
    phrasePrecision: 0.9,
    commonness: 2.24,
    proximity: 0.5,
    exactName: 1.4,
    partPhrase: 0.6,
    conceptScore: 0.708,
    second: 0.12,
    rarity: 0.35,
    unknown: 1,
    threshold: 0.55,
    knownThreshold: 0.25,
    sufficientScore: 2.5,
    definition: 2.5,
    coverage: 0.4,
    shortcut: 40,
    pathStep: 0.02,
    kind: {
      operation: 0.85,
      guide: 0.85,
      error: 0.95,
      lifecycle: 0.8,
      page: 0.9,
      list: 0.5,
      schema: 0.45,
      mapping: 0.3,
      blog: 0.65,
    },
    deprecated: 0.9,
    sentence: { words: 4, threshold: 0.65, kind: { operation: 0.85, blog: 1.2 } },
  },
};
