import { readFile } from 'node:fs/promises';
import { parseYaml } from '@redocly/openapi-core';
import type { SearchFilters, SearchablePage } from '@reliure/search';

/** Filters that exclude nothing. */
export const noFilters: SearchFilters = { kind: null, method: null, group: null };

/** A query with the pages that a person would expect to find. */
export interface JudgedQuery {
  /** Kind of query, such as `typing-error`. */
  readonly kind: string;
  readonly query: string;
  /**
   * Addresses of the right results, those of an error on a page about something else with its anchor; empty for nonsense
   * and for what the site is not about.
   */
  readonly right: ReadonlySet<string>;
}

/**
 * Reads a set of queries.
 *
 * @param set Name of its file, such as `queries-tuning`; bench/README.md lists them.
 * @throws Error for a right result that matches no page, because the set must be kept up to date with the site.
 */
export async function loadQueries(set: string, pages: readonly SearchablePage[]): Promise<readonly JudgedQuery[]> {
  const file = `bench/search/${set}.yaml`;
  const kinds = parseYaml(await readFile(file, 'utf8')) as Readonly<
    Record<string, readonly { readonly query: string; readonly right: readonly string[] }[]>
  >;
  return Object.entries(kinds).flatMap(([kind, queries]) =>
    queries.map(({ query, right }) => ({
      kind,
      query,
      right: new Set(
        right.flatMap((wanted) => {
          const matches = pages.flatMap((page) => rightAddresses(wanted, page));
          if (matches.length === 0) throw new Error(`${file}: no page matches the result ${wanted} of « ${query} ».`);
          return matches;
        }),
      ),
    })),
  );
}

/**
 * Returns the right addresses on a page. `field:x` means every page that documents the field x, `error:x` the page of the
 * error x and its places on other pages, and `text:x` every page that contains x.
 */
function rightAddresses(wanted: string, { url, title, passages }: SearchablePage): readonly string[] {
  const [, kind, name] = /^(field|error|text):(.+)$/.exec(wanted) ?? [];
  if (name === undefined) return url === wanted ? [url] : [];
  if (kind === 'text') return passages.some(({ text }) => text.includes(name)) ? [url] : [];
  if (kind === 'field') return title === name || passages.some(({ section }) => section === name) ? [url] : [];
  return passages.flatMap(({ section = '', anchor }) => {
    if (section.split(' ').at(-1) !== name) return [];
    return anchor === undefined ? [url] : [`${url}#${anchor}`];
  });
}
