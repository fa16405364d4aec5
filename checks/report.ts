import process from 'node:process';
import { printError, printProblems } from 'reliure/node';
import type { FileProblem } from '@reliure/openapi';

/** Prints the problems that a check found, if any, by file and line, then their number, and sets a failing exit code. */
export function reportProblems(problems: readonly FileProblem[]): void {
  if (!printProblems(problems)) process.exitCode = 1;
}

/**
 * Prints the problems of a `ProblemsError` like `reportProblems`, and that a check stopped.
 *
 * @throws Any other error.
 */
export function reportError(error: unknown): void {
  printError(error, 'The check stopped here. Correct this, and run the check again to find the rest.');
  process.exitCode = 1;
}
