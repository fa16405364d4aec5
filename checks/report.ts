import process from 'node:process';
import { ProblemsError, formatProblems } from '@apidoc/openapi';
import type { Problem } from '@apidoc/openapi';

/** Prints the problems that a check found, if any, and sets a failing exit code. */
export function reportProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

/** Prints the problems that stopped a check, and sets a failing exit code. @throws Any other error. */
export function reportError(error: unknown): void {
  if (!(error instanceof ProblemsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
