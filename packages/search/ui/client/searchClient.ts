import type { SearchResponse, SearchRequest } from '../../engine/engine.ts';
import type { Failure } from './failure.ts';
import type { WorkerResponse, WorkerRequest } from './messages.ts';

/** The outcome of a search. */
export type Outcome =
  | { readonly kind: 'answered'; readonly response: SearchResponse; readonly isFinal: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The files in which a search looks. */
export type IndexUrls = Pick<WorkerRequest, 'url' | 'names'>;

/** The page’s side of the search worker. */
export interface SearchClient {
  /**
   * Sends a search to the worker.
   *
   * @param onOutcome Called for each response; the last one covers all that the request needs.
   * @returns A function that cancels the callback.
   */
  readonly search: (files: IndexUrls, request: SearchRequest, onOutcome: (outcome: Outcome) => void) => () => void;
  /** Loads the first file before it is needed. */
  readonly prepare: (files: IndexUrls) => void;
}

/** Creates a client of the search worker. A worker that could not start is started again at the next request. */
export function createSearchClient(startWorker: () => Worker): SearchClient {
  const listeners = new Map<number, (outcome: Outcome) => void>();
  let worker: Worker | null = null;
  let lastId = 0;

  function fail(): void {
    worker?.terminate();
    worker = null;
    const waiting = [...listeners.values()];
    listeners.clear();
    for (const listener of waiting) listener({ kind: 'failed', failure: { code: 'notStarted' } });
  }

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => receive(data));
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail();
    });
    return started;
  }

  function receive(message: WorkerResponse): void {
    const listener = listeners.get(message.id);
    if (message.kind === 'failed' || message.isFinal) listeners.delete(message.id);
    if (message.kind === 'failed') listener?.({ kind: 'failed', failure: message.failure });
    else if (message.response !== null)
      listener?.({ kind: 'answered', response: message.response, isFinal: message.isFinal });
  }

  function send(request: WorkerRequest): void {
    try {
      worker ??= start();
      worker.postMessage(request);
    } catch {
      // A browser, or a policy of the site, can refuse workers.
      fail();
    }
  }

  return {
    search(files, request, onOutcome) {
      const id = (lastId += 1);
      listeners.set(id, onOutcome);
      send({ ...files, id, search: request });
      return () => listeners.delete(id);
    },
    prepare(files) {
      send({ ...files, id: (lastId += 1), search: null });
    },
  };
}
