import type { Problem } from '@reliure/openapi';

/** A problem at a place of the contract. */
export interface LocatedProblem extends Problem {
  /** The place in words that a writer can search for, such as a method and a path: `GET /v1/visites`. */
  readonly location: string;
}
