/** The part of a file’s name that stands for the names of all pages, and for no context. */
export const namesId = 'names';

/** Name of the file with the names of all pages. */
export const namesFileName = `search-index-${namesId}.json`;

/** Returns the name of the index file of one context, or of the whole site. */
export function indexFileName(contextId: string | null): string {
  return contextId === null ? 'search-index.json' : `search-index-${contextId}.json`;
}
