import type { PlaceRole } from '@apidoc/reference';

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

/** What places say about their pages; the ranking weighs them differently. */
export const placeRoles = [
  'text',
  'section',
  'phrase',
  'path',
  'field',
  'error',
] as const satisfies readonly PlaceRole[];
