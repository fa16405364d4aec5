/**
 * What a search can find: a page, or a place on one. Keys are short because the file is sent to visitors; their names
 * are the site’s contract with the outside.
 */
export interface SearchDocument {
  /** Number of the document, unique in one index file. */
  readonly i: number;
  /** Title of a page, path or phrase of one; text of a place, unless texts follow in the file. */
  readonly t?: string;
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

/** The text of a document that came without it. */
export interface SearchText {
  readonly i: number;
  readonly t: string;
}

/** What a page is, for its label and for the filters of the search page. */
export const pageKinds = ['operation', 'schema', 'error', 'list', 'lifecycle', 'guide', 'blog', 'page'] as const;

/** What a page is; results can be narrowed by it. */
export type PageKind = (typeof pageKinds)[number];

/** What a place says about its page; the ranking weighs them differently. */
export const placeRoles = ['text', 'section', 'phrase', 'path', 'field', 'error'] as const;

/** One of `placeRoles`. */
export type PlaceRole = (typeof placeRoles)[number];

/** A page with its searchable places, before numbers are given out. */
export interface SearchablePage {
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly places: readonly SearchablePlace[];
  /** A plain page without it. */
  readonly kind?: PageKind;
  /** HTTP method of an operation, upper case. */
  readonly method?: string;
  readonly deprecated?: true;
}

/** A text of a page, and the address that a result leads to. */
export interface SearchablePlace {
  readonly text: string;
  /** Title of the section; the page’s own when the place has none. */
  readonly section?: string;
  /** Without `#`. */
  readonly anchor?: string;
  /** A section, without it, when the place has an anchor; else text. */
  readonly role?: PlaceRole;
  /** How deep a field lies: 1, without it, is a field of the page’s own object. */
  readonly depth?: number;
}
