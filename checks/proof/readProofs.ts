/** A row of the table in e2e/README.md: what the specification asks for, and the test that proves it. */
export interface Proof {
  /** Heading of its section, which the specification has too: `4. States and transitions`. */
  readonly section: string;
  readonly row: string;
  readonly file: string;
  /** As in the source: `${…}`, `%s` and `$name` stand for what a test of several cases puts there. */
  readonly title: string;
}

/** Reads the tables of e2e/README.md. */
export function readProofs(markdown: string): readonly Proof[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.flatMap((text) => {
    const section = /^.*/.exec(text)?.[0] ?? '';
    return [...text.matchAll(/^\| (?<row>.+?) \| `(?<file>[^`]+)` \| (?<title>.+?) \|$/gm)].map(({ groups }) => ({
      section,
      row: groups?.['row'] ?? '',
      file: groups?.['file'] ?? '',
      title: groups?.['title'] ?? '',
    }));
  });
}
