const storageKey = 'search.recent';
const maxRecent = 5;

/** Reads the recent searches in this browser, latest first; none if storage is not allowed. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, maxRecent);
  } catch {
    return [];
  }
}

/** Stores a search in this browser, if storage is allowed. */
export function storeRecentSearch(query: string): void {
  const stored = query.trim().slice(0, 200);
  if (stored === '') return;
  write([stored, ...readRecentSearches().filter((other) => other !== stored)].slice(0, maxRecent));
}

/** Deletes all stored searches from this browser. */
export function clearRecentSearches(): void {
  write([]);
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(queries));
  } catch {
    // The search works without storage.
  }
}
