/** Returns a regular expression of the contract; `null` for a value that is not one, which then restricts nothing. */
export function toPattern(source: unknown): RegExp | null {
  if (typeof source !== 'string') return null;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Many contracts escape characters that need no escape, which only a pattern without the flag allows.
    }
  }
  return null;
}
