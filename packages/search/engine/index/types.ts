import type { PassageRole } from '@reliure/page';

/**
 * A search result in an index file: a page, or a passage of one. Keys are short because the file is sent to visitors;
 * their names are part of the site’s public contract.
 */
export interface SearchDocument {
  /** Number of the document, unique in an index file. */
  readonly i: number;
  /** Title of a page, or a path or phrase of one; text of a passage, unless the file contains the texts separately. */
  readonly t?: string;
  /** URL of the page, including the base URL. */
  readonly u: string;
  /** Anchor of the passage, with its `#`. */
  readonly h?: string;
  /** Title of the section that contains the passage, or of its page. */
  readonly s?: string;
  /** Titles of the pages above this one. */
  readonly b?: readonly string[];
  /** Number of the page that contains the passage. */
  readonly p?: number;
}

/** The text of a document that came without text. */
export interface SearchText {
  readonly i: number;
  readonly t: string;
}

/** The roles of passages on their pages; the ranking weighs them differently. */
export const passageRoles = [
  'text',
  'section',
  'phrase',
  'path',
  'field',
  'error',
] as const satisfies readonly PassageRole[];
