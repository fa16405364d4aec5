import process from 'node:process';
import { ProblemsError, formatProblems } from '@apidoc/openapi';
import type { Problem } from '@apidoc/openapi';

/** Prints what a check found, if anything, and has the process fail when it ends. */
export function reportProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

/** Prints the problems that stopped a check, and has the process fail when it ends. @throws Any other error. */
export function reportError(error: unknown): void {
  if (!(error instanceof ProblemsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
