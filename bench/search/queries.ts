import { readFile } from 'node:fs/promises';
import { parseYaml } from '@redocly/openapi-core';
import type { SearchFilters, SearchablePage } from '@reliure/search';

/** Filters that exclude nothing. */
export const noFilters: SearchFilters = { kind: null, method: null, group: null };

/** Half of the query set: weights are tuned on the first, and quality is measured on the second. */
export type Half = 'tuning' | 'held-out';

/** A query with the pages that a person would expect to find. */
export interface JudgedQuery {
  /** Kind of query, such as `typing-error`. */
  readonly kind: string;
  readonly query: string;
  /** Addresses of the right results; empty for nonsense. */
  readonly right: ReadonlySet<string>;
}

/**
 * Reads half of the query set.
 *
 * @throws Error for a right result that matches no page, because the set must be kept up to date with the site.
 */
export async function loadQueries(half: Half, pages: readonly SearchablePage[]): Promise<readonly JudgedQuery[]> {
  const file = `bench/search/queries-${half}.yaml`;
  const kinds = parseYaml(await readFile(file, 'utf8')) as Readonly<
    Record<string, readonly { readonly query: string; readonly right: readonly string[] }[]>
  >;
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    queries.map(({ query, right }) => ({
      kind,
      query,
      right: new Set(
        right.flatMap((wanted) => {
          const matches = pages.filter((page) => matchesResult(wanted, page));
          if (matches.length === 0) throw new Error(`${file}: no page matches the result ${wanted} of « ${query} ».`);
          return matches.map(({ url }) => url);
        }),
      ),
    })),
  );
}

/**
 * Whether a page is a right result. `field:x` and `error:x` mean every page that documents the field or the error x,
 * and `text:x` every page that contains x.
 */
function matchesResult(wanted: string, { url, title, passages }: SearchablePage): boolean {
  const [, kind, name] = /^(field|error|text):(.+)$/.exec(wanted) ?? [];
  if (name === undefined) return url === wanted;
  if (kind === 'text') return passages.some(({ text }) => text.includes(name));
  return (
    title === name ||
    passages.some(({ section = '' }) => (kind === 'field' ? section === name : section.split(' ').at(-1) === name))
  );
}
