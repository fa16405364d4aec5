/**
 * What an error says, then what its causes say. Code throws anything: a text, an error without a message, one that is its
 * own cause.
 */
export function toMessages(error: unknown): readonly string[] {
  const chain = new Set<unknown>();
  for (let cause = error; cause !== undefined && !chain.has(cause); cause = causeOf(cause)) chain.add(cause);
  return [...chain].map((cause) => (cause instanceof Error && cause.message) || String(cause));
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
