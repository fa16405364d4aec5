import type { JudgedQuery } from './queries';

/** Addresses of the pages that an engine answers with, best first. */
export type Answer = (query: string) => readonly string[];

/** How well a search answers the judged queries: numbers from 0 to 1. */
export interface Quality {
  /** Mean reciprocal rank of the first right answer among eight, nonsense left out. */
  readonly meanReciprocalRank: number;
  /** Share of the queries whose first answer is right. */
  readonly rightFirst: number;
  /** Share of the nonsense that is answered all the same. */
  readonly nonsenseAnswered: number;
  /** Mean reciprocal rank by kind of query; for nonsense, the share that is not answered. */
  readonly byKind: ReadonlyMap<string, number>;
}

/** How many answers a visitor looks at. */
const looked = 8;

/** Asks a search all queries; what it answers beyond the eighth page is not looked at. */
export function measureQuality(queries: readonly JudgedQuery[], answer: Answer): Quality {
  const ranked = queries.map((judged) => ({ ...judged, score: reciprocalRank(judged, answer(judged.query)) }));
  const sensible = ranked.filter(({ right }) => right.size > 0);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return {
    meanReciprocalRank: mean(sensible.map(({ score }) => score)),
    rightFirst: mean(sensible.map(({ score }) => (score === 1 ? 1 : 0))),
    nonsenseAnswered: 1 - mean(ranked.filter(({ right }) => right.size === 0).map(({ score }) => score)),
    byKind: new Map(
      kinds.map((kind) => [kind, mean(ranked.filter((one) => one.kind === kind).map(({ score }) => score))]),
    ),
  };
}

/** One for a right first answer, a half for a right second one, … nothing beyond the eighth. */
function reciprocalRank({ right }: JudgedQuery, answers: readonly string[]): number {
  if (right.size === 0) return answers.length === 0 ? 1 : 0;
  const position = answers.slice(0, looked).findIndex((url) => right.has(url));
  return position === -1 ? 0 : 1 / (position + 1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
