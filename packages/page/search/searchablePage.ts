/** A page with its searchable passages. */
export interface SearchablePage {
  readonly title: string;
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly passages: readonly SearchablePassage[];
  /** Kind of page, for its label and for the filters of the search page. Missing for a plain page. */
  readonly kind?: string;
  /** HTTP method of an operation, in upper case. */
  readonly method?: string;
  readonly deprecated?: true;
}

/** A text of a page, with the anchor that a search result links to. */
export interface SearchablePassage {
  readonly text: string;
  /** Title of the section. By default, it is the page’s title. */
  readonly section?: string;
  /** Anchor without `#`. */
  readonly anchor?: string;
  /** By default, `section` if the passage has an anchor, else `text`. */
  readonly role?: PassageRole;
}

/** The role of a passage on its page. The ranking gives each role a different weight. */
export type PassageRole = 'text' | 'section' | 'phrase' | 'path' | 'field' | 'error';
