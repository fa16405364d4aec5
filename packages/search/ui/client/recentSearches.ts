const storageKey = 'search.recent';
const mostKept = 5;

/** Reads the recent searches in this browser, latest first; none if storage is not allowed. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, mostKept);
  } catch {
    return [];
  }
}

/** Stores a search in this browser, if storage is allowed. */
export function keepRecentSearch(query: string): void {
  const kept = query.trim().slice(0, 200);
  if (kept === '') return;
  write([kept, ...readRecentSearches().filter((other) => other !== kept)].slice(0, mostKept));
}

/** Deletes all stored searches from this browser. */
export function forgetRecentSearches(): void {
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
