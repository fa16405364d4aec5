import type { SearchAnswer, SearchRequest } from '../../engine/engine';

/** What the page asks the worker. */
export interface WorkerQuestion {
  readonly id: number;
  /** Address of the index file. */
  readonly url: string;
  /** `null` only loads the index. */
  readonly request: SearchRequest | null;
}

/** A question can get two answers: the first from names alone, the second when texts are read too. */
export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'answered'; readonly answer: SearchAnswer | null; readonly isFinal: boolean }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
