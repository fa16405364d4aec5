/** Where a file stands in the copy, in bytes. */
export type CopiedFile = readonly [pathname: string, type: string, start: number, end: number];

/** What the service worker knows of the copy; written into it by the build. */
export interface CopySummary {
  /** Differs when any copied file does. Each page of the site names its own in `data-version`. */
  readonly version: string;
  /** Address of the copy. */
  readonly url: string;
  /** Hash of the copy. @see https://www.w3.org/TR/SRI/ */
  readonly integrity: string;
  /** Where the list of copied files begins, in bytes: JSON, behind the files and to the end. */
  readonly listStart: number;
}
