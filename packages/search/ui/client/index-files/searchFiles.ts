/** Where this build has put the files of the search. */
export interface SearchFiles {
  /** Path of the worker’s script on the site’s own host. */
  readonly worker: string;
  /** Hash of each index’s content, by the id of its context; the whole site’s has the empty one. */
  readonly hashes: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /** Written by the script that stands in each page: it changes with every text, which no bundle should. */
    searchFiles: SearchFiles;
  }
}

/** Hash of an index’s content; `null` for another version’s, which this build does not know. */
export function indexHash(contextId: string | null, versionUrl: string | null): string | null {
  return versionUrl === null ? (window.searchFiles.hashes[contextId ?? ''] ?? null) : null;
}
