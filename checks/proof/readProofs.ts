/** A row of a table in e2e/README.md: a requirement of the specification, and the test that proves it. */
export interface Proof {
  /** Heading of the row’s section, as in the specification: `4. States and transitions`. */
  readonly section: string;
  readonly row: string;
  readonly file: string;
  /**
   * The test’s title as in the source. `${…}`, `%s` and `$name` are placeholders for the values of a parameterized
   * test.
   */
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
