import type { OpenedEngine } from './engines.ts';
import type { JudgedQuery } from './queries.ts';

/** The quality of a search engine on the judged queries, in numbers from 0 to 1. */
export interface Quality {
  /** Mean reciprocal rank of the first right result among eight, without nonsense queries. */
  readonly meanReciprocalRank: number;
  /** Share of the queries whose first result is right. */
  readonly rightFirst: number;
  /** Share of the queries without a right result, such as nonsense, that are answered as if they had one. */
  readonly wronglySure: number;
  /** Share of the queries without a right result that have results which are announced as near. */
  readonly wronglyNear: number;
  /** Share of the queries with a right result that have no results at all. */
  readonly unanswered: number;
  /** Mean reciprocal rank by kind of query; for nonsense, the share of queries that are not answered as if sure. */
  readonly byKind: ReadonlyMap<string, number>;
}

/** Number of results that a visitor is assumed to look at. */
const resultsViewed = 8;

/** Runs all queries, and measures the quality of the first eight results. */
export function measureQuality(
  queries: readonly JudgedQuery[],
  { search, isNear = () => false }: Pick<OpenedEngine, 'search' | 'isNear'>,
): Quality {
  const answered = queries.map((judged) => {
    const results = search(judged.query);
    const shown = isNear(judged.query) ? 'near' : 'sure';
    const answer = results.length === 0 ? 'none' : shown;
    return {
      ...judged,
      answer,
      score: judged.right.size === 0 ? share(answer !== 'sure') : reciprocalRank(judged, results),
    };
  });
  const answerable = answered.filter(({ right }) => right.size > 0);
  const others = answered.filter(({ right }) => right.size === 0);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    meanReciprocalRank: mean(answerable.map(({ score }) => score)),
    rightFirst: mean(answerable.map(({ score }) => share(score === 1))),
    wronglySure: mean(others.map(({ answer }) => share(answer === 'sure'))),
    wronglyNear: mean(others.map(({ answer }) => share(answer === 'near'))),
    unanswered: mean(answerable.map(({ answer }) => share(answer === 'none'))),
    byKind: new Map(
      kinds.map((kind) => [kind, mean(answered.filter((one) => one.kind === kind).map(({ score }) => score))]),
    ),
  };
}

/** Returns 1 if the first result is right, 1/2 for the second, and so on; 0 after the eighth. */
function reciprocalRank({ right }: JudgedQuery, results: readonly string[]): number {
  const isRight = (address: string): boolean => right.has(address) || right.has(address.replace(/#.*/, ''));
  const position = results.slice(0, resultsViewed).findIndex(isRight);
  return position === -1 ? 0 : 1 / (position + 1);
}

function share(isSo: boolean): number {
  return isSo ? 1 : 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
