/** A word of a text that visitors read. */
export interface SpokenWord {
  readonly word: string;
  /** 1-based line of the file. */
  readonly line: number;
}

/** A word that neither the dictionary nor the project knows. */
export interface UnknownWord {
  readonly word: string;
  /** Where it stands first. */
  readonly file: string;
  readonly line: number;
  /** How often it stands in all texts. */
  readonly count: number;
}
