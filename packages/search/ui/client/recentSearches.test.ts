import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRecentSearches, storeRecentSearch, readRecentSearches } from './recentSearches.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('storeRecentSearch', () => {
  it('stores at most five searches, latest first, each once', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' b ', '  ']) storeRecentSearch(query);
    expect(readRecentSearches()).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('stores at most 200 characters of a query', () => {
    storeRecentSearch('x'.repeat(10_000));
    expect(readRecentSearches()[0]).toHaveLength(200);
  });
});

describe('readRecentSearches', () => {
  it.each(['{', 'null', '{"a":1}', '[1,"",null]', '"texte"'])('returns nothing for the stored value %s', (content) => {
    stored.set('search.recent', content);
    expect(readRecentSearches()).toEqual([]);
  });
});

describe('clearRecentSearches', () => {
  it('deletes everything that was stored', () => {
    storeRecentSearch('a');
    clearRecentSearches();
    expect(stored.size).toBe(0);
  });
});

describe('when storage is not allowed', () => {
  beforeEach(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  });

  it('stores nothing, and throws nothing', () => {
    storeRecentSearch('a');
    clearRecentSearches();
    expect(readRecentSearches()).toEqual([]);
  });
});
