import type { JudgedQuery } from './queries.ts';

/** Returns the addresses of an engine’s results, best first. */
export type Search = (query: string) => readonly string[];

/** The quality of a search engine on the judged queries, in numbers from 0 to 1. */
export interface Quality {
  /** Mean reciprocal rank of the first right result among eight, without nonsense queries. */
  readonly meanReciprocalRank: number;
  /** Share of the queries whose first result is right. */
  readonly rightFirst: number;
  /** Share of nonsense queries that have results. */
  readonly nonsenseWithResults: number;
  /** Mean reciprocal rank by kind of query; for nonsense, the share of queries without results. */
  readonly byKind: ReadonlyMap<string, number>;
}

/** Number of results that a visitor is assumed to look at. */
const resultsViewed = 8;

/** Runs all queries, and measures the quality of the first eight results. */
export function measureQuality(queries: readonly JudgedQuery[], search: Search): Quality {
  const ranked = queries.map((judged) => ({ ...judged, score: reciprocalRank(judged, search(judged.query)) }));
  const answerable = ranked.filter(({ right }) => right.size > 0);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    meanReciprocalRank: mean(answerable.map(({ score }) => score)),
    rightFirst: mean(answerable.map(({ score }) => (score === 1 ? 1 : 0))),
    nonsenseWithResults: 1 - mean(ranked.filter(({ right }) => right.size === 0).map(({ score }) => score)),
    byKind: new Map(
      kinds.map((kind) => [kind, mean(ranked.filter((one) => one.kind === kind).map(({ score }) => score))]),
    ),
  };
}

/** Returns 1 if the first result is right, 1/2 for the second, and so on; 0 after the eighth. */
function reciprocalRank({ right }: JudgedQuery, results: readonly string[]): number {
  if (right.size === 0) return results.length === 0 ? 1 : 0;
  const position = results.slice(0, resultsViewed).findIndex((url) => right.has(url));
  return position === -1 ? 0 : 1 / (position + 1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
