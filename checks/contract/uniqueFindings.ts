import type { NormalizedProblem } from '@redocly/openapi-core';

/** Each problem once: Redocly tells those of a file, or of an example, as often as others refer to it. */
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
