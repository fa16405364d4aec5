import { countOf, formatProblems } from './formatProblems.ts';
import type { FileProblem } from './problem.ts';

interface ProblemsErrorOptions extends ErrorOptions {
  /** A name for what was read, such as "the contract", for the heading above the problems. */
  readonly subject?: string;
}

/**
 * Thrown for faults in files that people write: the contract, its scenarios and releases, settings. One error reports
 * all faults that were found.
 */
export class ProblemsError extends Error {
  override readonly name = 'ProblemsError';

  constructor(
    readonly problems: readonly FileProblem[],
    { subject, ...options }: ProblemsErrorOptions = {},
  ) {
    const heading = subject === undefined ? '' : `${countOf(problems.length, 'problem')} in ${subject}:\n\n`;
    super(heading + formatProblems(problems), options);
    // The problems say where to look. A stack trace would only distract from them.
    this.stack = this.message;
  }

  /**
   * Recognises errors of all copies of this class: one process may load this module with `import`, with `require`, and
   * with the loader of Docusaurus’s configuration.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ProblemsError';
  }

  /**
   * Makes Node.js and Docusaurus print only the message.
   *
   * @see https://nodejs.org/api/util.html#utilinspectcustom
   */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
