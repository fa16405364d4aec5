const storageKey = 'search.recent';
const mostKept = 5;

/** What was sought lately in this browser, latest first; nothing where storage is refused. */
export function readRecentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, mostKept);
  } catch {
    return [];
  }
}

/** Remembers a search in this browser, if it lets us. */
export function keepRecentSearch(query: string): void {
  const kept = query.trim().slice(0, 200);
  if (kept === '') return;
  write([kept, ...readRecentSearches().filter((other) => other !== kept)].slice(0, mostKept));
}

/** Forgets all searches that were made in this browser. */
export function forgetRecentSearches(): void {
  write([]);
}

function write(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(queries));
  } catch {
    // The search works as well without a memory.
  }
}
