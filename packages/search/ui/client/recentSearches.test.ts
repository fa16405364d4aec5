import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recentSearches';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('keepRecentSearch', () => {
  it('keeps the latest first, each once, five at most', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' b ', '  ']) keepRecentSearch(query);
    expect(readRecentSearches()).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('keeps no more of a query than anybody types', () => {
    keepRecentSearch('x'.repeat(10_000));
    expect(readRecentSearches()[0]).toHaveLength(200);
  });
});

describe('readRecentSearches', () => {
  it.each(['{', 'null', '{"a":1}', '[1,"",null]', '"texte"'])('finds nothing in the storage’s %s', (content) => {
    stored.set('search.recent', content);
    expect(readRecentSearches()).toEqual([]);
  });
});

describe('forgetRecentSearches', () => {
  it('leaves nothing behind', () => {
    keepRecentSearch('a');
    forgetRecentSearches();
    expect(stored.size).toBe(0);
  });
});

describe('a storage that refuses', () => {
  beforeEach(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  });

  it('changes nothing but the memory', () => {
    keepRecentSearch('a');
    forgetRecentSearches();
    expect(readRecentSearches()).toEqual([]);
  });
});
