import { IndexFileError, type IndexFault } from '../../engine/index/indexFileError.ts';

/** Why a search failed. */
export type Failure =
  | IndexFault
  | { readonly code: 'inconsistent' | 'incomplete' | 'noResponse' | 'notStarted' | 'webPage' }
  | { readonly code: 'late'; readonly seconds: number }
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'outsideBase'; readonly version: string; readonly base: string }
  | { readonly code: 'otherOrigin'; readonly origin: string }
  | { readonly code: 'noAddress'; readonly address: string }
  | { readonly code: 'unknown'; readonly message: string };

/** Thrown when a search fails. The component `SearchFailure` words it. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(JSON.stringify(failure), options);
    this.failure = failure;
  }
}

/** Returns the failure that an error stands for. */
export function toFailure(error: unknown): Failure {
  if (error instanceof SearchError) return error.failure;
  if (error instanceof IndexFileError) return error.fault;
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}
