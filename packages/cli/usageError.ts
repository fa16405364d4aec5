/** Thrown for a wrong command line, or for something that the command needs and does not find. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    /** What to do. */
    readonly remedy: string,
  ) {
    super(message);
  }
}
