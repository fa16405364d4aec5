/** A mistake that a maintainer could make, and that breaks a requirement of the specification. */
export interface Fault {
  /** Tag of the row of e2e/README.md whose test must fail. */
  readonly tag: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** A text that the file contains exactly once. */
  readonly find: string;
  /** The text to put in its place. */
  readonly plant: string;
}

/** Describes a fault on one line: its tag, its file, and the two texts. */
export function describeFault({ tag, file, find, plant }: Fault): string {
  return `${tag}  ${file}: ${toExcerpt(find)} → ${plant.trim() === '' ? 'nothing' : toExcerpt(plant)}`;
}

const excerptLength = 60;

function toExcerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `« ${line.length > excerptLength ? `${line.slice(0, excerptLength)}…` : line} »`;
}
