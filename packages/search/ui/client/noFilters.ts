import type { SearchFilters } from '../../engine/facets';

/** Apart from what reads them from an address, which the box has no use for. */
export const noFilters: SearchFilters = { kind: null, method: null, group: null };
