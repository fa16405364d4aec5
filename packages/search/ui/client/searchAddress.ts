import type { FacetName, SearchFilters } from '../../engine/facets.ts';

/** The state of the search page, as its URL describes it. */
export interface SearchPageState {
  readonly query: string;
  readonly filters: SearchFilters;
  /** Starts at 1. */
  readonly page: number;
  readonly context: string | null;
  readonly version: string | null;
}

export const noFilters: SearchFilters = { kind: null, method: null, group: null };

/** Names of the parameters; the first three are part of the site’s public contract. */
const names = { query: 'q', context: 'ctx', version: 'version', page: 'page' } as const;

/** Reads the URL of the search page, which may contain anything. A parameter without a value is ignored. */
export function readSearchAddress(search: string): SearchPageState {
  const parameters = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== ''));
  const page = Number(parameters.get(names.page) ?? '1');
  return {
    query: parameters.get(names.query) ?? '',
    filters: { kind: parameters.get('kind'), method: parameters.get('method'), group: parameters.get('group') },
    page: Number.isSafeInteger(page) && page >= 1 && page <= 9999 ? page : 1,
    context: parameters.get(names.context),
    version: parameters.get(names.version),
  };
}

/** Returns the query string for a state of the search page, without empty parameters. */
export function writeSearchAddress({ query, filters, page, context, version }: SearchPageState): string {
  const parameters = new URLSearchParams();
  const entries: readonly (readonly [string, string | null])[] = [
    [names.query, query],
    [names.context, context],
    [names.version, version],
    ...(['kind', 'method', 'group'] as const satisfies readonly FacetName[]).map(
      (name) => [name, filters[name]] as const,
    ),
    [names.page, page === 1 ? null : String(page)],
  ];
  for (const [name, value] of entries) if (value !== null && value !== '') parameters.set(name, value);
  return `?${parameters}`;
}
