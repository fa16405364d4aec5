import type { SearchResponse, SearchRequest } from '../../engine/engine.ts';
import type { Failure } from './failure.ts';

/** A message from the page to the worker. */
export interface WorkerRequest {
  readonly id: number;
  /** URL of the index file. */
  readonly url: string;
  /** URL of the names of all pages, which are searched first; `null` if the index is needed in any case. */
  readonly names: string | null;
  /** `null` only loads the index. */
  readonly search: SearchRequest | null;
}

/**
 * A message from the worker to the page. A request can get several responses: the first from names only, the last with
 * texts.
 */
export type WorkerResponse =
  | {
      readonly id: number;
      readonly kind: 'answered';
      readonly response: SearchResponse | null;
      readonly isFinal: boolean;
    }
  | { readonly id: number; readonly kind: 'failed'; readonly failure: Failure };
