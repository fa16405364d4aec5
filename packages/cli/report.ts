import { inspect } from 'node:util';
import { ProblemsError, compareProblems, countOf, formatProblems } from '@reliure/openapi';
import type { FileProblem } from '@reliure/openapi';

/**
 * Prints problems by file and line, then their number.
 *
 * @returns Whether there were none.
 */
export function printProblems(problems: readonly FileProblem[]): boolean {
  if (problems.length === 0) return true;
  console.error(`${formatProblems(problems.toSorted(compareProblems))}\n\n${countOf(problems.length, 'problem')}`);
  return false;
}

/** Creates a function like `printProblems` that prints each problem once, although several calls may have it. */
export function createPrinter(): typeof printProblems {
  const printed = new Set<string>();
  return (problems) => {
    const keys = problems.map((problem) => JSON.stringify(problem));
    printProblems(problems.filter((_problem, index) => !printed.has(keys[index] ?? '')));
    for (const key of keys) printed.add(key);
    return problems.length === 0;
  };
}

/**
 * Prints the problems of a `ProblemsError`, and what to do next.
 *
 * @throws Any other error.
 */
export function printError(error: unknown, next: string): void {
  if (!(error instanceof ProblemsError)) throw error;
  printProblems(error.problems);
  console.error(`\n${next}`);
}

/** Returns the problems that an error or one of its causes reports, or `null` if none does. */
export function findProblemsError(error: unknown): ProblemsError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ProblemsError) return cause;
  return null;
}

/** Returns an error with its causes and details, without their stacks. */
export function toMessages(error: unknown): string {
  return inspect(error, { depth: Infinity }).replaceAll(/\n\s+(?:at |\.\.\. \d+ lines matching ).*/g, '');
}
