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

/** Answers the latest query; an answer that comes after a newer question is dropped. */
export function useSearch({ query, contextId, versionUrl, limit }: SearchRequest): SearchState & { retry: () => void } {
  const { siteConfig } = useDocusaurusContext();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const trimmed = query.trim();
  const { baseUrl } = siteConfig;

  useEffect(() => {
    if (trimmed === '') {
      setState({ kind: 'idle' });
      return undefined;
    }
    let isCurrent = true;
    setState((before) => (before.kind === 'done' ? before : { kind: 'loading' }));
    ask().then(
      (hits) => isCurrent && setState({ kind: 'done', query: trimmed, hits }),
      (error: unknown) =>
        isCurrent && setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    async function ask(): Promise<readonly Hit[]> {
      const hash = indexHash(contextId, versionUrl);
      const url = toIndexUrl({ baseUrl, versionUrl, contextId, hash, origin: window.location.origin });
      return searchClient.ask(url, trimmed, limit);
    }
    return () => {
      isCurrent = false;
    };
  }, [trimmed, contextId, versionUrl, limit, baseUrl, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
