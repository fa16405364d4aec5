import type { SearchFilters } from '@site/core/search/facets';

/** Apart from what reads them from an address, which the box has no use for. */
export const noFilters: SearchFilters = { kind: null, method: null, group: null };
