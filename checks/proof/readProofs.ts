/** A row of a table in e2e/README.md: a requirement of the specification, and the tag of the test that proves it. */
export interface Proof {
  /** Heading of the row’s section, as in the specification: `4. States and transitions`. */
  readonly section: string;
  readonly row: string;
  /** `@skip-link-first` */
  readonly tag: string;
}

/** Matches a row with a requirement and a tag in backquotes. */
const proofRow = /^\| (?<row>.+?) +\| `(?<tag>@[a-z0-9]+(?:-[a-z0-9]+)*)` +\|$/;

/** Reads the tables of e2e/README.md. @throws Error that lists all rows without a tag. */
export function readProofs(markdown: string): readonly Proof[] {
  const [, ...sections] = markdown.split(/^## /m);
  const rows = sections.flatMap((text) => {
    const section = /^.*/.exec(text)?.[0] ?? '';
    return [...text.matchAll(/^\| (?!Row |---).*/gm)].map(([line]) => ({ section, line, match: proofRow.exec(line) }));
  });
  const malformed = rows.flatMap(({ line, match }) => (match === null ? [toProblem(line)] : []));
  if (malformed.length > 0) throw new Error(malformed.join('\n'));
  return rows.map(({ section, match }) => ({
    section,
    row: match?.groups?.['row'] ?? '',
    tag: match?.groups?.['tag'] ?? '',
  }));
}

function toProblem(line: string): string {
  return `e2e/README.md: the row "${line}" has no tag. Write it in the second column, in lower case and between backquotes: \`@skip-link-first\`.`;
}
