import type { Hit } from '@site/core/search/engine';
import type { Answer, Question } from './messages';

export interface SearchClient {
  /** Fails with a message for the visitor. */
  readonly ask: (url: string, query: string, limit: number) => Promise<readonly Hit[]>;
}

interface Waiting {
  readonly resolve: (hits: readonly Hit[]) => void;
  readonly reject: (error: Error) => void;
}

/** Talks to the search worker; a worker that could not start is started anew at the next question. */
export function createSearchClient(): SearchClient {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function fail(message: string): void {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    worker?.terminate();
    worker = null;
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) question?.reject(new Error(data.error));
      else question?.resolve(data.hits);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail('Le moteur de recherche n’a pas pu démarrer.');
    });
    return started;
  }

  return {
    ask: (url, query, limit) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, url, query, limit } satisfies Question);
      }),
  };
}
