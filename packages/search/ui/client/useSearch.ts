import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchResponse, SearchRequest } from '../../engine/engine.ts';
import { toFailure, type Failure } from './failure.ts';
import { toIndexUrl } from './index-files/indexUrl.ts';
import { indexHash } from './index-files/searchFiles.ts';
import { createSearchClient, type Outcome } from './searchClient.ts';
import { startWorker } from './startWorker.ts';

/** The state to show for the current query. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'done';
      readonly query: string;
      readonly response: SearchResponse;
      /** False while texts are still being read: more pages may match, and their order may change. */
      readonly isFinal: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A search, and the index in which it is made. */
export interface IndexedSearch extends SearchRequest {
  readonly contextId: string | null;
  readonly versionUrl: string | null;
  /** Whether names may answer the query without the index. */
  readonly startsWithNames: boolean;
}

/** One client for the whole site; its worker starts when a visitor is about to search. */
const searchClient = createSearchClient(startWorker);

/** Returns the state of the latest search; responses to earlier searches are dropped. */
export function useSearch(search: IndexedSearch): SearchState & { readonly retry: () => void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly key: string; readonly outcome: Outcome } | null>(null);
  const query = search.query.trim();
  const key = JSON.stringify({ ...search, query });

  useEffect(() => {
    const { contextId, versionUrl, startsWithNames, ...request } = JSON.parse(key) as IndexedSearch;
    if (request.query === '') return undefined;
    const settle = (outcome: Outcome): void => setSettled({ key, outcome });
    try {
      return searchClient.search(
        { url: indexUrl(baseUrl, contextId, versionUrl), names: startsWithNames ? window.searchFiles.names : null },
        request,
        settle,
      );
    } catch (error) {
      // The URL of the page may refer to an index that must not be read.
      settle({ kind: 'failed', failure: toFailure(error) });
      return undefined;
    }
  }, [key, baseUrl, attempt]);

  // The failure is cleared first, so that it is not shown during the new attempt.
  const retry = useCallback(() => {
    setSettled(null);
    setAttempt((count) => count + 1);
  }, []);
  return { ...toState(), retry };

  /**
   * Returns the state to show. While a new response is loading, the last one remains: a list that flickers at each key
   * cannot be read.
   */
  function toState(): SearchState {
    if (query === '') return { kind: 'idle' };
    if (settled === null) return { kind: 'loading' };
    const { outcome } = settled;
    if (outcome.kind === 'answered') {
      const { response, isFinal } = outcome;
      // Texts are still being read, so a total of zero is not final. The response for the previous letters would be
      // wrong.
      return response.total === 0 && !isFinal
        ? { kind: 'loading' }
        : { kind: 'done', query: queryOf(settled.key), response, isFinal };
    }
    return settled.key === key ? outcome : { kind: 'loading' };
  }
}

/**
 * Returns what was searched for: the query itself, or the code of a pasted error. The whole text of an error may be
 * confidential, so only its code may be stored.
 *
 * @returns `null` until the response to the query arrives.
 */
export function toEffectiveQuery(search: SearchState, query: string): string | null {
  return search.kind === 'done' && search.query === query.trim() ? search.response.effectiveQuery : null;
}

/** Loads the names of all pages before anything is typed. */
export function prepareSearch(baseUrl: string): void {
  searchClient.prepare({ url: indexUrl(baseUrl, null, null), names: window.searchFiles.names });
}

function indexUrl(baseUrl: string, contextId: string | null, versionUrl: string | null): string {
  const hash = indexHash(contextId, versionUrl);
  return toIndexUrl({ baseUrl, versionUrl, contextId, hash, origin: window.location.origin });
}

function queryOf(key: string): string {
  return (JSON.parse(key) as IndexedSearch).query;
}
