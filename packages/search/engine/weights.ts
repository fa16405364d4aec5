/**
 * The weights of the ranking, tuned on one half of the judged queries (`bench/search/queries-tuning.yaml`). Without any
 * of them, the mean reciprocal rank of all judged queries is lower by 0.003 or more, except where another reason is given.
 */
export const weights = {
  /**
   * Quality of a match by another word than the typed one: a form of it, a word that it begins, a synonym, or the parts of
   * a compound. The typed word has quality 1, and a misspelt one the share of its letters that is right.
   */
  inexact: 0.9,
  /** Quality of a match by a word of the thesaurus. */
  related: 0.35,
  /** Weight of a match in a title, path or phrase; a match in a text has weight 1. */
  pageName: 6.5,
  /** Weight of a match in the name of a section, field or error. */
  partName: 4,
  /** Weight of the best passage of a page; the best matches of the concepts anywhere on the page have weight 1. */
  passage: 1.5,
  /** Factor of pages that explain, for a question. */
  explanation: 1.2,
  /** How much a name loses for words that are not in the query, and again for words between those of the query. */
  extraWords: 0.15,
  /**
   * Factor of what is rarely searched for itself: pages of the kinds below, deprecated pages, and pages that were found
   * by a phrase about one of their parts.
   */
  indirect: 0.8,
  /**
   * Least score of a passage, and least share of the query on its page, with which the first result is sure. With them,
   * all but 2 of 269 tuning queries are sure, and none of 86 queries about something else.
   */
  surePassage: 0.8,
  sureCoverage: 0.85,
  /**
   * Least score of a passage with which names alone answer a query: that of a title or phrase with nearly all of its words.
   * With it, the tuning queries keep their mean reciprocal rank within 0.002; with 3.5, they lose 0.004.
   */
  clearPassage: 5,
  /** Least similarity of an identifier and the name of a field, from which the field is near. */
  similarField: 0.4,
  /** Share that a near field loses for each field that it is inside of. */
  fieldDepth: 0.02,
  /**
   * Added to the score of a page whose path is in the query, or that explains the code in it; a path of which the query
   * has a part adds this part.
   */
  shortcut: 40,
} as const;

/** The kinds of pages that answer questions. */
export const explainingKinds: ReadonlySet<string> = new Set(['guide', 'page']);

/** The kinds of pages about what operations use or return, and the one that repeats what changed in all of them. */
export const indirectKinds: ReadonlySet<string> = new Set(['schema', 'list', 'mapping', 'error', 'comparison']);
