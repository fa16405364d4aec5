/** A guide’s front matter, with the lines that enclose it; empty where there is none. */
export function frontMatterOf(source: string): string {
  return /^---\n[^]*?\n---\n/.exec(source)?.[0] ?? '';
}

/** A guide without its front matter, whose lines are kept, empty, so that the others keep their numbers. */
export function bodyOf(source: string): string {
  const front = frontMatterOf(source);
  return front.replace(/[^\n]/g, '') + source.slice(front.length);
}
