import type { NormalizedProblem } from '@redocly/openapi-core';

/** Removes duplicates: Redocly reports the problems of a file or an example once for each reference to it. */
export function uniqueFindings(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const byPlace = new Map(
    problems.toReversed().map((problem) => {
      const [place] = problem.location;
      const where = place === undefined ? {} : { ...place, source: place.source.absoluteRef };
      return [JSON.stringify([problem.ruleId, problem.message, where]), problem];
    }),
  );
  return [...byPlace.values()].toReversed();
}
