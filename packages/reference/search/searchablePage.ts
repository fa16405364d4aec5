/** A page with its searchable places. */
export interface SearchablePage {
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly places: readonly SearchablePlace[];
  /** What it is, for its label and for the filters of the search page; a plain page without it. */
  readonly kind?: string;
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

/** What a place says about its page; the ranking weighs them differently. */
export type PlaceRole = 'text' | 'section' | 'phrase' | 'path' | 'field' | 'error';
