/** Options of the local search plugin. */
export interface LocalSearchOptions {
  /** Parts of the site that can be searched separately, in the order in which they are offered. */
  readonly contexts: readonly SearchContext[];
  /**
   * Path of a YAML file with the words of the site and what visitors type for them; without it, there are no synonyms.
   */
  readonly synonyms?: string;
}

/** A part of the site with an index file of its own. */
export interface SearchContext {
  /** Value of the `ctx` parameter, and suffix of the index file. */
  readonly id: string;
  /** Path of its pages below the base URL, without a leading or trailing slash. */
  readonly path: string;
  readonly label: string;
  /** Whether its pages are a reference. Results from there begin with the label. */
  readonly isReference?: boolean;
  /** Path of the first page to read; by default the path of the context. */
  readonly home?: string;
}
