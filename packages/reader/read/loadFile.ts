const loaded = new Map<string, Promise<unknown>>();

/** Loads a JSON file of the site once. A failure is not kept, so that the next call tries again. */
export function loadFile(url: string): Promise<unknown> {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const loading = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<unknown>;
  });
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}
