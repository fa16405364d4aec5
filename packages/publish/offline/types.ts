/** A file of the copy, with the position of its content in bytes. */
export type CopiedFile = readonly [pathname: string, type: string, start: number, end: number];

/** A description of the copy, which the build inserts into the service worker. */
export interface CopySummary {
  /** Changes when any copied file changes. Each page of the site names its own version in `data-version`. */
  readonly version: string;
  /** Address of the copy. */
  readonly url: string;
  /** Hash of the copy, for Subresource Integrity. @see https://www.w3.org/TR/SRI/ */
  readonly integrity: string;
  /** Start of the list of copied files, in bytes. The list is JSON, after the files, up to the end. */
  readonly listStart: number;
}
