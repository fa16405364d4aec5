/** The files of the search in this build. */
export interface SearchFiles {
  /** Path of the worker’s script on the site’s own host. */
  readonly worker: string;
  /** URL of the names of all pages, with its hash. */
  readonly names: string;
  /** Hash of the content of each index, by the id of its context; the whole site’s has the empty id. */
  readonly hashes: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    /**
     * Set by an inline script and not bundled: it changes with every text, and would invalidate the bundle.
     */
    searchFiles: SearchFiles;
  }
}

/**
 * Returns the hash of an index’s content; `null` for an index of another version, which this build does not contain.
 */
export function indexHash(contextId: string | null, versionUrl: string | null): string | null {
  return versionUrl === null ? (window.searchFiles.hashes[contextId ?? ''] ?? null) : null;
}
