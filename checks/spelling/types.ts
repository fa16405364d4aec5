/** A word in a text for visitors. */
export interface ProseWord {
  readonly word: string;
  /** 1-based line of the file. */
  readonly line: number;
}

/** A word that is neither in the dictionary nor in the project’s list. */
export interface UnknownWord {
  readonly word: string;
  /** File of the first occurrence. */
  readonly file: string;
  readonly line: number;
  /** Number of occurrences in all texts. */
  readonly count: number;
}
