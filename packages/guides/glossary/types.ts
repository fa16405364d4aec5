/** A word that a reader may need explained. */
export interface Term {
  /** As the glossary writes it. */
  readonly name: string;
  /** Of its entry, on the glossary’s page. */
  readonly anchor: string;
  /** A sentence or two, without markup. */
  readonly explanation: string;
}

/** Terms by each of their names, in lower case. */
export type Glossary = ReadonlyMap<string, Term>;
