import type { PlaceRole } from '@apidoc/reference';

/**
 * A search result in an index file: a page, or a place on one. Keys are short because the file is sent to visitors;
 * their names are part of the site’s public contract.
 */
export interface SearchDocument {
  /** Number of the document, unique in an index file. */
  readonly i: number;
  /** Title of a page, or a path or phrase of one; text of a place, unless the file contains the texts separately. */
  readonly t?: string;
  /** URL of the page, including the base URL. */
  readonly u: string;
  /** Anchor of the place, with its `#`. */
  readonly h?: string;
  /** Title of the section that contains the place, or of its page. */
  readonly s?: string;
  /** Titles of the pages above this one. */
  readonly b?: readonly string[];
  /** Number of the page that contains the place. */
  readonly p?: number;
}

/** The text of a document that came without text. */
export interface SearchText {
  readonly i: number;
  readonly t: string;
}

/** The roles of places on their pages; the ranking weighs them differently. */
export const placeRoles = [
  'text',
  'section',
  'phrase',
  'path',
  'field',
  'error',
] as const satisfies readonly PlaceRole[];
