import { hitKind } from './hits';
import type { Places } from './index/places';
import type { RankedPage } from './ranking';

/** The filters of a search; `null` for a facet without a filter. */
export interface SearchFilters {
  readonly kind: string | null;
  readonly method: string | null;
  readonly group: string | null;
}

/** The name of a facet. */
export type FacetName = keyof SearchFilters;

/** How many results each value of a facet would give if it were chosen, the most frequent value first. */
export type FacetCounts = Readonly<Record<FacetName, readonly FacetValue[]>>;

/** A value and the number of results that have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

const facetNames: readonly FacetName[] = ['kind', 'method', 'group'];

type Features = Readonly<Record<FacetName, string>>;

/** Filters results, and counts the results that each other choice would give. */
export function applyFilters(
  ranked: readonly RankedPage[],
  filters: SearchFilters,
  places: Places,
): { readonly kept: readonly RankedPage[]; readonly facets: FacetCounts } {
  const described = ranked.map((page) => ({ page, features: toFeatures(page, places) }));
  const chosen = facetNames.filter((name) => filters[name] !== null);
  const passes = (features: Features, besides?: FacetName): boolean =>
    chosen.every((name) => name === besides || filters[name] === features[name]);
  const count = (name: FacetName): readonly FacetValue[] => {
    const counts = new Map<string, number>();
    for (const { features } of described) {
      const value = features[name];
      if (value !== '' && passes(features, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].map(([value, total]) => ({ value, count: total })).sort((one, other) => other.count - one.count);
  };
  return {
    kept: described.filter(({ features }) => passes(features)).map(({ page }) => page),
    facets: { kind: count('kind'), method: count('method'), group: count('group') },
  };
}

function toFeatures({ page, spot }: RankedPage, { pages, spots, units }: Places): Features {
  const { kind = 'page', method = '', unit = 0 } = pages[page] ?? {};
  const found = hitKind(kind, spots[spot]?.role ?? 'text');
  // The first breadcrumb is the part of the site, which is chosen separately.
  return { kind: found, method, group: units[unit]?.b?.slice(1).at(-1) ?? '' };
}
