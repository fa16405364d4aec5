import type { Hit } from '@site/core/search/engine';

/** What the page asks the worker. An empty query only loads the index. */
export interface Question {
  readonly id: number;
  readonly url: string;
  readonly query: string;
  readonly limit: number;
}

export type Answer =
  { readonly id: number; readonly hits: readonly Hit[] } | { readonly id: number; readonly error: string };
