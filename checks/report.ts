import process from 'node:process';
import { ProblemsError, compareProblems, countOf, formatProblems } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';

/** Prints the problems that a check found, if any, by file and line, then their number, and sets a failing exit code. */
export function reportProblems(problems: readonly FileProblem[]): void {
  if (problems.length === 0) return;
  console.error(`${formatProblems(problems.toSorted(compareProblems))}\n\n${countOf(problems.length, 'problem')}`);
  process.exitCode = 1;
}

/**
 * Prints the problems of a `ProblemsError` like `reportProblems`, and what to do then: by default, that a check stopped.
 *
 * @throws Any other error.
 */
export function reportError(error: unknown, next = checkStopped): void {
  if (!(error instanceof ProblemsError)) throw error;
  reportProblems(error.problems);
  console.error(`\n${next}`);
}

const checkStopped = 'The check stopped here. Correct this, and run the check again to find the rest.';
