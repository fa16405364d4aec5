/**
 * A function of a text that keeps what it made of the last texts, and forgets them all when there are `limit` of them. What
 * it returns is shared: nobody may change it.
 */
export function remember<T>(limit: number, compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as T;
    const value = compute(text);
    if (kept.size === limit) kept.clear();
    kept.set(text, value);
    return value;
  };
}
