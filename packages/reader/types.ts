import type { JsonObject } from '@reliure/openapi';

/** An error of the catalogue, in plain text. */
export interface KnownError {
  readonly code: string;
  readonly status: string;
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
  /** Path of its page, including the base URL. */
  readonly path: string;
}

/** The file of all errors of an API. */
export interface ErrorsFile {
  readonly errors: readonly KnownError[];
  /** The schemas of their bodies, and what these refer to. */
  readonly schemas: readonly unknown[];
  readonly document: JsonObject;
}

/** Where responses are read: the page of an operation, or the catalogue of errors. */
export interface ReaderPlace {
  /** The operation whose responses are read. Its contract is beside the page. */
  readonly operation?: {
    readonly path: string;
    readonly method: string;
    /** Prefix of the anchors of responses on its page, before their statuses. */
    readonly anchor: string;
  };
  /** Address of the file of all errors, if there are any. */
  readonly errors?: string;
}
