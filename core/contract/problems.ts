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
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in the contract:`, ...problems.map(formatProblem)].join('\n\n');
}

function formatProblem({ file, line, column, pointer, message, remedy }: ContractProblem): string {
  const place = `${file}:${line}:${column}${pointer === null ? '' : `  ${pointer}`}`;
  return `${place}\n  ${message}\n  → ${remedy}`;
}

/** Orders problems as a reader meets them: by file, then line, then column. */
export function compareProblems(a: ContractProblem, b: ContractProblem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
