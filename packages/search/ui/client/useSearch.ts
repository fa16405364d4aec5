import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchAnswer, SearchRequest } from '../../engine/engine';
import { toIndexUrl } from './index-files/indexUrl';
import { indexHash } from './index-files/searchFiles';
import { createSearchClient, type Outcome } from './searchClient';
import { startWorker } from './startWorker';

/** What is to be shown for the query of the moment. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'done';
      readonly query: string;
      readonly answer: SearchAnswer;
      /** False as long as texts are still read: more will answer, perhaps in another order. */
      readonly isFinal: boolean;
    }
  | { readonly kind: 'failed'; readonly message: string };

/** Which index is searched, for what. */
export interface SearchOrder extends SearchRequest {
  readonly contextId: string | null;
  readonly versionUrl: string | null;
}

/** One for the whole site; its worker starts when somebody is about to search. */
const searchClient = createSearchClient(startWorker);

/** Answers the latest order; an answer that comes after a newer one was given is dropped. */
export function useSearch(order: SearchOrder): SearchState & { readonly retry: () => void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly key: string; readonly outcome: Outcome } | null>(null);
  const query = order.query.trim();
  const key = JSON.stringify({ ...order, query });

  useEffect(() => {
    const { contextId, versionUrl, ...request } = JSON.parse(key) as SearchOrder;
    if (request.query === '') return undefined;
    const settle = (outcome: Outcome): void => setSettled({ key, outcome });
    try {
      return searchClient.ask(indexUrl(baseUrl, contextId, versionUrl), request, settle);
    } catch (error) {
      // The address of the page may ask for an index that must not be read.
      settle({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }, [key, baseUrl, attempt]);

  // What failed is forgotten first: it must not stand there while it is tried again.
  const retry = useCallback(() => {
    setSettled(null);
    setAttempt((count) => count + 1);
  }, []);
  return { ...toState(), retry };

  /** While a new answer is on its way, the last one stays: a list that blinks at each key cannot be read. */
  function toState(): SearchState {
    if (query === '') return { kind: 'idle' };
    if (settled === null) return { kind: 'loading' };
    const { outcome } = settled;
    if (outcome.kind === 'answered') {
      const { answer, isFinal } = outcome;
      // That no name answers says nothing yet; what answered fewer letters would be wrong.
      return answer.total === 0 && !isFinal
        ? { kind: 'loading' }
        : { kind: 'done', query: queryOf(settled.key), answer, isFinal };
    }
    return settled.key === key ? outcome : { kind: 'loading' };
  }
}

/** Loads the index of the whole site before anything is typed. */
export function prepareSearch(baseUrl: string): void {
  searchClient.prepare(indexUrl(baseUrl, null, null));
}

function indexUrl(baseUrl: string, contextId: string | null, versionUrl: string | null): string {
  const hash = indexHash(contextId, versionUrl);
  return toIndexUrl({ baseUrl, versionUrl, contextId, hash, origin: window.location.origin });
}

function queryOf(key: string): string {
  return (JSON.parse(key) as SearchOrder).query;
}
