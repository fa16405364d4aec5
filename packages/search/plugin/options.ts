/** Options of the local search plugin. */
export interface LocalSearchOptions {
  /** Parts of the site that can be searched alone, in the order in which they are offered. */
  readonly contexts: readonly SearchContext[];
  /** Path of a YAML file with the site’s words and what visitors type for them; none without it. */
  readonly synonyms?: string;
}

/** A part of the site with an index file of its own. */
export interface SearchContext {
  /** Value of the `ctx` parameter and suffix of the index file. */
  readonly id: string;
  /** Path of its pages below the base URL, without slashes around. */
  readonly path: string;
  readonly label: string;
  /** Path of the page where one begins to read it; the context’s own without it. */
  readonly home?: string;
}
