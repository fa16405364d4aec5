import { countOf, formatProblems } from './formatProblems';
import type { Problem } from './problem';

interface ProblemsErrorOptions extends ErrorOptions {
  /** Names what was read, as in "the contract", for a heading above the problems. */
  readonly subject?: string;
}

/**
 * Thrown for faults of what people write: the contract, its scenarios and releases, settings. All that are found are
 * reported by one error.
 */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';

  constructor(
    readonly problems: readonly Problem[],
    { subject, ...options }: ProblemsErrorOptions = {},
  ) {
    const heading = subject === undefined ? '' : `${countOf(problems.length, 'problem')} in ${subject}:\n\n`;
    super(heading + formatProblems(problems), options);
    // The place that matters is in what was read: a stack trace would only bury it.
    this.stack = this.message;
  }

  /**
   * Prints the message alone where Node.js, or Docusaurus, prints errors.
   *
   * @see https://nodejs.org/api/util.html#utilinspectcustom
   */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
