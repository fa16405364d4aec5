/** A word that may need an explanation. */
export interface Term {
  /** The name, as written in the glossary. */
  readonly name: string;
  /** The anchor of the entry on the glossary’s page. */
  readonly anchor: string;
  /** One or two sentences, without markup. */
  readonly explanation: string;
}

/** Terms by each of their names, in lower case. */
export type Glossary = ReadonlyMap<string, Term>;
