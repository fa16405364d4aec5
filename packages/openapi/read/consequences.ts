import type { NormalizedProblem } from '@redocly/openapi-core';
import { unresolved } from '../rules/resolvedReferences.ts';
import type { DocumentLocation } from './nodeLocations.ts';
import { isIgnored } from './openApiTypes.ts';

/** The problems of a contract, without those that only follow from another reported one. */
export interface Causes {
  readonly problems: readonly NormalizedProblem[];
  /** The loops that leave an object without what OpenAPI requires of it. */
  readonly errors: readonly DocumentLocation[];
  /** The loops that do not: a schema, for instance, may be empty. */
  readonly warnings: readonly DocumentLocation[];
}

/**
 * Leaves out what is reported at the position of a `$ref` that does not resolve, or that only leads back to itself: it is
 * about the `$ref`’s target, which is not known. Nor are all parameters, if some of these are.
 */
export function withoutConsequences(found: readonly NormalizedProblem[], loops: readonly DocumentLocation[]): Causes {
  const isUnresolved = ({ message }: NormalizedProblem) => message.startsWith(unresolved);
  const faulty = new Set(found.filter((problem) => !isIgnored(problem)).map(placeOf));
  const errors = loops.filter((loop) => faulty.has(toPlace(loop)));
  const known = new Set([...found.filter(isUnresolved).map(placeOf), ...loops.map(toPlace)]);
  const problems = found.filter(
    (problem) =>
      isUnresolved(problem) ||
      (!known.has(placeOf(problem)) && (errors.length === 0 || problem.ruleId !== 'reference/path-parameters')),
  );
  return { problems, errors, warnings: loops.filter((loop) => !errors.includes(loop)) };
}

function placeOf({ location: [place] }: NormalizedProblem): string {
  return place === undefined ? '' : toPlace({ source: place.source, pointer: place.pointer ?? '' });
}

function toPlace({ source, pointer }: DocumentLocation): string {
  return `${source.absoluteRef} ${pointer}`;
}
