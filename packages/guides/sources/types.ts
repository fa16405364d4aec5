/** A statement of fact, with the source in which a reader can check it. */
export interface SourcedStatement {
  readonly id: string;
  /** The content of the source, in one or two sentences. */
  readonly statement: string;
  /** Title of the source. */
  readonly source: string;
  /** Article or section of the source. */
  readonly article?: string;
  /** Date of the source, or of the version that was read, in words. */
  readonly dated: string;
  /** The address at which the source was read. */
  readonly address: string;
  /** What was read at the address, such as one section. */
  readonly read: string;
  /** The words that refer to this source in a sentence. */
  readonly cites: readonly string[];
  /** Paths of the files that refer to the statement, relative to the site’s folder. */
  readonly usedIn: readonly string[];
  /** 1-based line in the register. */
  readonly line: number;
}

/** Statements about one subject. */
export interface Subject {
  readonly title: string;
  readonly statements: readonly SourcedStatement[];
}

/** The register of the facts that a site states, with their sources. */
export interface SourceRegister {
  /** Sources of regular expressions for words that need a statement of the register. */
  readonly citations: readonly string[];
  readonly subjects: readonly Subject[];
}
