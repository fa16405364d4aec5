import { readFile } from 'node:fs/promises';
import { parseYaml } from '@redocly/openapi-core';
import type { SearchFilters, SearchablePage } from '@apidoc/search';

/** A search that nothing narrows. */
export const noFilters: SearchFilters = { kind: null, method: null, group: null };

/** One half of the query set: weights are tuned on the first, the second measures. */
export type Half = 'tuning' | 'held-out';

/** A query, and the pages that a person would want for it. */
export interface JudgedQuery {
  /** What sort of query it is, such as `typing-error`. */
  readonly kind: string;
  readonly query: string;
  /** Addresses of the pages that answer it; none for nonsense. */
  readonly right: ReadonlySet<string>;
}

/**
 * Reads one half of the query set.
 *
 * @throws Error for a right answer that no page gives: the set must follow the site.
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
          const answers = pages.filter((page) => answersTo(wanted, page));
          if (answers.length === 0) throw new Error(`${file}: no page answers « ${query} » by ${wanted}.`);
          return answers.map(({ url }) => url);
        }),
      ),
    })),
  );
}

/** `field:x`, `error:x` and `text:x` stand for every page that documents the field or the error x, or says x. */
function answersTo(wanted: string, { url, title, places }: SearchablePage): boolean {
  const [, what, name] = /^(field|error|text):(.+)$/.exec(wanted) ?? [];
  if (name === undefined) return url === wanted;
  if (what === 'text') return places.some(({ text }) => text.includes(name));
  return (
    title === name ||
    places.some(({ section = '' }) => (what === 'field' ? section === name : section.split(' ').at(-1) === name))
  );
}
