/** Says what is wrong and how to fix it. The message names the value that is wrong. */
export interface Flaw {
  readonly message: string;
  readonly remedy: string;
}

/** A flaw of a text, by its line. */
export interface LineFlaw extends Flaw {
  /** 1-based. */
  readonly line: number;
}

/** A flaw of a YAML or JSON document, by its place there. */
export interface PointerFlaw extends Flaw {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
}

/** A flaw of something that a person writes, with the place to go to. */
export interface Problem extends Flaw {
  /** Path of the file, relative to the working directory if it lies below it. */
  readonly file: string;
  /** 1-based; missing for a flaw of the whole file. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  /**
   * JSON pointer inside `file`, as a URI fragment, or another name for the place, such as `GET /v1/visites`; missing if the
   * file could not be parsed.
   */
  readonly pointer?: string;
}

/** Orders problems as a reader meets them: by file, then line, then column. */
export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
