/**
 * What a search can find: a page, or a place on one. Keys are short because the file is sent to visitors; their names
 * are the site’s contract with the outside.
 */
export interface SearchDocument {
  /** Number of the document, unique in one index file. */
  readonly i: number;
  /** Title of a page; text of a place on one. */
  readonly t: string;
  /** Address of the page, with the base URL. */
  readonly u: string;
  /** Anchor of the place, with its `#`. */
  readonly h?: string;
  /** Title of the place’s section, or of its page. */
  readonly s?: string;
  /** Titles of what stands above the page. */
  readonly b?: readonly string[];
  /** Number of the page that holds the place. */
  readonly p?: number;
}

/** One index with the documents that it speaks of; a file is a list of these. */
export interface SearchIndexEntry {
  readonly documents: readonly SearchDocument[];
  readonly index: unknown;
}

/** A page with its searchable places, before numbers are given out. */
export interface SearchablePage {
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly places: readonly SearchablePlace[];
}

export interface SearchablePlace {
  readonly text: string;
  /** Title of the section; the page’s own when the place has none. */
  readonly section?: string;
  /** Without `#`. */
  readonly anchor?: string;
}
