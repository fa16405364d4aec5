/** A statement of fact, with the source in which a reader can check it. */
export interface SourcedStatement {
  readonly id: string;
  /** The content of the source, in one or two sentences. */
  readonly statement: string;
  /** The text that says it. */
  readonly source: string;
  /** The part of the text: an article, a section. */
  readonly article?: string;
  /** The date of the text, or of the version that was read, in words. */
  readonly dated: string;
  /** The address at which the source was read. */
  readonly address: string;
  /** The part that was read at the address. */
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
