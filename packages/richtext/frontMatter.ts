/** Returns a guide’s front matter with its delimiters, or an empty string if it has none. */
export function frontMatterOf(source: string): string {
  return /^---\n[^]*?\n---\n/.exec(source)?.[0] ?? '';
}

/**
 * Returns a guide without its front matter. Its lines are blanked instead of removed, so that line numbers stay
 * correct.
 */
export function bodyOf(source: string): string {
  const front = frontMatterOf(source);
  return front.replace(/[^\n]/g, '') + source.slice(front.length);
}
