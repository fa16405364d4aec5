import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Hit } from '@site/core/search/engine';
import { indexHash } from './indexes';
import { toIndexUrl } from './indexUrl';
import { createSearchClient } from './searchClient';

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'done'; readonly query: string; readonly hits: readonly Hit[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface SearchRequest {
  readonly query: string;
  readonly contextId: string | null;
  readonly versionUrl: string | null;
  readonly limit: number;
}

/** One for the whole site; its worker starts when somebody is about to search. */
const searchClient = createSearchClient();

type Outcome = Extract<SearchState, { kind: 'done' | 'failed' }>;

/** Answers the latest query; an answer that comes after a newer question is dropped. */
export function useSearch({ query, contextId, versionUrl, limit }: SearchRequest): SearchState & { retry: () => void } {
  const { siteConfig } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ readonly key: string; readonly outcome: Outcome } | null>(null);
  const trimmed = query.trim();
  const key = JSON.stringify([trimmed, contextId, versionUrl, attempt]);

  useEffect(() => {
    if (trimmed === '') return undefined;
    let isCurrent = true;
    const settle = (outcome: Outcome): void => {
      if (isCurrent) setSettled({ key, outcome });
    };
    async function ask(): Promise<readonly Hit[]> {
      const hash = indexHash(contextId, versionUrl);
      const url = toIndexUrl({ baseUrl, versionUrl, contextId, hash, origin: window.location.origin });
      return searchClient.ask(url, trimmed, limit);
    }
    ask().then(
      (hits) => settle({ kind: 'done', query: trimmed, hits }),
      (error: unknown) => settle({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, trimmed, contextId, versionUrl, limit, baseUrl]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...toState(), retry };

  /** While a new answer is on its way, the last one stays: a list that blinks at each key cannot be read. */
  function toState(): SearchState {
    if (trimmed === '') return { kind: 'idle' };
    if (settled === null) return { kind: 'loading' };
    return settled.key === key || settled.outcome.kind === 'done' ? settled.outcome : { kind: 'loading' };
  }
}
