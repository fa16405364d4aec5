import type { NormalizedProblem } from '@redocly/openapi-core';

/** Removes duplicates: Redocly reports the problems of a file or an example once for each reference to it. */
export function uniqueFindings(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const unique = new Map(
    problems.toReversed().map((problem) => {
      const [location] = problem.location;
      const position = location === undefined ? {} : { ...location, source: location.source.absoluteRef };
      return [JSON.stringify([problem.ruleId, problem.message, position]), problem];
    }),
  );
  return [...unique.values()].toReversed();
}
