import type { SearchAnswer, SearchRequest } from '../../engine/engine';

/** A message from the page to the worker. */
export interface WorkerQuestion {
  readonly id: number;
  /** URL of the index file. */
  readonly url: string;
  /** `null` only loads the index. */
  readonly request: SearchRequest | null;
}

/**
 * A message from the worker to the page. A question can get two answers: the first from names only, the second with
 * texts.
 */
export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'answered'; readonly answer: SearchAnswer | null; readonly isFinal: boolean }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
