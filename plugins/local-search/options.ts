/** Options of the local search plugin. */
export interface LocalSearchOptions {
  /** Parts of the site that can be searched alone, in the order in which they are offered. */
  readonly contexts: readonly SearchContext[];
}

/** A part of the site with an index file of its own. */
export interface SearchContext {
  /** Value of the `ctx` parameter and suffix of the index file. */
  readonly id: string;
  /** Path of its pages below the base URL, without slashes around. */
  readonly path: string;
  readonly label: string;
}
