import type { FacetName, SearchFilters } from '../../engine/facets';

/** What the address of the search page asks for. */
export interface SearchPageState {
  readonly query: string;
  readonly filters: SearchFilters;
  /** From 1 on. */
  readonly page: number;
  readonly context: string | null;
  readonly version: string | null;
}

/** Everything is sought. */
export const noFilters: SearchFilters = { kind: null, method: null, group: null };

/** Names of the parameters; the first three are the site’s contract with the outside. */
const names = { query: 'q', context: 'ctx', version: 'version', page: 'page' } as const;

/** Reads the address of the search page, whatever it holds. A parameter without a value asks for nothing. */
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

/** Writes it, without what is not asked for. */
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
