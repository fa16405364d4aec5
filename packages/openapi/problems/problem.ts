/** Something wrong in what a person wrote, and how to fix it. The message names the wrong value. */
export interface Problem {
  readonly message: string;
  readonly remedy: string;
}

/** A problem in a text, with its line. */
export interface LineProblem extends Problem {
  /** 1-based. */
  readonly line: number;
}

/** A problem in a YAML or JSON document, with its pointer. */
export interface PointerProblem extends Problem {
  /** JSON pointer, as a URI fragment. */
  readonly pointer: string;
}

/** A problem in a file that a person writes, with its position. */
export interface FileProblem extends Problem {
  /** Path of the file, relative to the working directory if it is below it. */
  readonly file: string;
  /** 1-based; missing for a problem of the whole file. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  /**
   * JSON pointer inside `file`, as a URI fragment, or another name for the position, such as `GET /v1/visites`; missing
   * if the file could not be parsed.
   */
  readonly pointer?: string;
}

/** Orders problems by file, then by line, then by column. */
export function compareProblems(a: FileProblem, b: FileProblem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
