/** Name of the file with the names of all pages. */
export const namesFileName = 'search-names.json';

/** Returns the name of the index file of one context, or of the whole site. */
export function indexFileName(contextId: string | null): string {
  return contextId === null ? 'search-index.json' : `search-index-${contextId}.json`;
}
