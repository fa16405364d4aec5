/**
 * Returns the message of an error, followed by those of its causes. Code can throw anything: a string, an error without
 * a message, an error that is its own cause.
 */
export function toMessages(error: unknown): readonly string[] {
  const chain = new Set<unknown>();
  for (let cause = error; cause !== undefined && !chain.has(cause); cause = causeOf(cause)) chain.add(cause);
  return [...chain].map((cause) => (cause instanceof Error && cause.message) || String(cause));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
