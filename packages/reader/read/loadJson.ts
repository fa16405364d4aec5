import { fetchText } from '@reliure/browser';
import { parseJson } from '@reliure/openapi';

const loaded = new Map<string, Promise<unknown>>();

/**
 * Loads a JSON file of the site once, with the digits of its numbers. A failure is not kept, so that the next call tries
 * again.
 */
export function loadJson(url: string): Promise<unknown> {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const loading = fetchJson(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

async function fetchJson(url: string): Promise<unknown> {
  const value = parseJson(await fetchText(url));
  if (value === undefined) throw new Error(`${url} is not JSON.`);
  return value;
}
