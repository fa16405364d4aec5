/** One thing that is wrong in the contract, where it stands, and how to mend it. */
export interface ContractProblem {
  readonly severity: 'error' | 'warning';
  /** Path of the file, relative to the working directory where it lies below it. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** JSON pointer inside `file`, as a URI fragment; `null` where the file could not be parsed. */
  readonly pointer: string | null;
  readonly message: string;
  readonly remedy: string;
}

/** Thrown once, with every problem that was found. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(problems: readonly ContractProblem[]) {
    super(formatProblems(problems));
    // The place that matters is in the contract: a stack trace would only bury it.
    this.stack = this.message;
  }
}

/**
 * Writes problems for a terminal: a line for the place, one for the problem, one for the mend.
 *
 * @example
 * contract/openapi.yaml:12:7  #/paths/~1visites/get
 *   The field `description` must be present on this level.
 *   → Add `description`.
 */
export function formatProblems(problems: readonly ContractProblem[]): string {
  return [`${count(problems.length, 'problem')} in the contract:`, ...problems.map(formatProblem)].join('\n\n');
}

/** Most warnings that are written one by one. */
const mostWarnings = 30;

/**
 * Writes warnings as problems are written, but briefly: one that stands at many places of a file once, with their number,
 * and no more than can be read.
 */
export function formatWarnings(warnings: readonly ContractProblem[]): string {
  const alike = new Map<string, ContractProblem[]>();
  for (const warning of warnings) {
    const key = JSON.stringify([warning.file, warning.message, warning.remedy]);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, [warning]);
    else group.push(warning);
  }
  const all = [...alike.values()];
  const told = all.slice(0, mostWarnings);
  const left = all.slice(mostWarnings).flat().length;
  return [
    `${count(warnings.length, 'warning')} on the contract:`,
    ...told.map(formatAlike),
    ...(left > 0 ? [`And ${count(left, 'more warning')}.`] : []),
  ].join('\n\n');
}

function formatAlike([first, ...others]: readonly ContractProblem[]): string {
  if (first === undefined) return '';
  const last = others.at(-1);
  if (last === undefined) return formatProblem(first);
  const where = ` Also at ${count(others.length, 'other place')}, down to line ${last.line}.`;
  return formatProblem({ ...first, message: first.message + where });
}

/** @example count(2, 'warning') // '2 warnings' */
function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function formatProblem({ file, line, column, pointer, message, remedy }: ContractProblem): string {
  const place = `${file}:${line}:${column}${pointer === null ? '' : `  ${pointer}`}`;
  return `${place}\n  ${message}\n  → ${remedy}`;
}

/** Orders problems as a reader meets them: by file, then line, then column. */
export function compareProblems(a: ContractProblem, b: ContractProblem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
