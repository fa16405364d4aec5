import { hitKind } from './hits.ts';
import type { Occurrences } from './index/occurrences.ts';
import type { RankedPage } from './ranking.ts';

/** The filters of a search; `null` for a facet without a filter. */
export interface SearchFilters {
  readonly kind: string | null;
  readonly method: string | null;
  readonly group: string | null;
}

/** The name of a facet. */
export type FacetName = keyof SearchFilters;

/** The number of results for each value of a facet if that value were selected, the most frequent value first. */
export type FacetCounts = Readonly<Record<FacetName, readonly FacetValue[]>>;

/** A value and the number of results that have it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

const facetNames: readonly FacetName[] = ['kind', 'method', 'group'];

type PageFacets = Readonly<Record<FacetName, string>>;

/** Filters results, and counts the results that each other choice would give. */
export function applyFilters(
  ranked: readonly RankedPage[],
  filters: SearchFilters,
  occurrences: Occurrences,
): { readonly matching: readonly RankedPage[]; readonly facets: FacetCounts } {
  const pages = ranked.map((page) => ({ page, values: toPageFacets(page, occurrences) }));
  const chosen = facetNames.filter((name) => filters[name] !== null);
  const passes = (values: PageFacets, except?: FacetName): boolean =>
    chosen.every((name) => name === except || filters[name] === values[name]);
  const count = (name: FacetName): readonly FacetValue[] => {
    const counts = new Map<string, number>();
    for (const { values } of pages) {
      const value = values[name];
      if (value !== '' && passes(values, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].map(([value, total]) => ({ value, count: total })).sort((one, other) => other.count - one.count);
  };
  return {
    matching: pages.filter(({ values }) => passes(values)).map(({ page }) => page),
    facets: { kind: count('kind'), method: count('method'), group: count('group') },
  };
}

function toPageFacets({ page, location }: RankedPage, { pages, locations, passages }: Occurrences): PageFacets {
  const { kind = 'page', method = '', passage = 0 } = pages[page] ?? {};
  const hit = hitKind(kind, locations[location]?.role ?? 'text');
  // The first breadcrumb is the part of the site, which is chosen separately.
  return { kind: hit, method, group: passages[passage]?.b?.slice(1).at(-1) ?? '' };
}
