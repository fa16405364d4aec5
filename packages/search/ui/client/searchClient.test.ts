import { describe, expect, it } from 'vitest';
import type { SearchResponse, SearchRequest } from '../../engine/engine.ts';
import type { WorkerResponse, WorkerRequest } from './messages.ts';
import { createSearchClient, type Outcome } from './searchClient.ts';

const request: SearchRequest = {
  query: 'visite',
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 8,
  passagesPerPage: 1,
};

const files = { url: '/index.json', names: '/names.json' };

const response: SearchResponse = {
  total: 0,
  hits: [],
  facets: { kind: [], method: [], group: [] },
  part: null,
  certainty: 'sure',
  effectiveQuery: 'visite',
  similarWords: [],
};

/** A worker whose responses are given by the test. */
class TestWorker extends EventTarget {
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  respond(message: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

function setUp() {
  const workers: TestWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const outcomes: Outcome[] = [];
  const search = (): (() => void) => client.search(files, request, (outcome) => outcomes.push(outcome));
  return { client, workers, outcomes, search };
}

describe('createSearchClient', () => {
  it('starts one worker, at the first request', () => {
    const { workers, search, client } = setUp();
    expect(workers).toHaveLength(0);
    client.prepare(files);
    search();
    expect(workers.map(({ requests }) => requests.map(({ search }) => search))).toEqual([[null, request]]);
  });

  it('reports a first response, and the final one', () => {
    const { workers, outcomes, search } = setUp();
    search();
    workers[0]?.respond({ id: 1, kind: 'answered', response, isFinal: false });
    workers[0]?.respond({ id: 1, kind: 'answered', response, isFinal: true });
    workers[0]?.respond({ id: 1, kind: 'answered', response, isFinal: true });
    expect(outcomes.map((outcome) => outcome.kind === 'answered' && outcome.isFinal)).toEqual([false, true]);
  });

  it('ignores the response to a cancelled search', () => {
    const { workers, outcomes, search } = setUp();
    search()();
    search();
    workers[0]?.respond({ id: 2, kind: 'answered', response, isFinal: true });
    workers[0]?.respond({ id: 1, kind: 'failed', failure: { code: 'noResponse' } });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['answered']);
  });

  it('reports why an index could not be read', () => {
    const { workers, outcomes, search } = setUp();
    search();
    workers[0]?.respond({ id: 1, kind: 'failed', failure: { code: 'status', status: 503 } });
    expect(outcomes).toEqual([{ kind: 'failed', failure: { code: 'status', status: 503 } }]);
  });

  it('starts another worker after one has failed', () => {
    const { workers, outcomes, search } = setUp();
    search();
    workers[0]?.dispatchEvent(new Event('error'));
    expect(outcomes).toEqual([{ kind: 'failed', failure: { code: 'notStarted' } }]);
    expect(workers[0]?.isTerminated).toBe(true);
    search();
    workers[1]?.respond({ id: 2, kind: 'answered', response, isFinal: true });
    expect(outcomes.at(-1)?.kind).toBe('answered');
  });

  it('reports a failure when workers are refused', () => {
    const client = createSearchClient(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const outcomes: Outcome[] = [];
    client.search(files, request, (outcome) => outcomes.push(outcome));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed']);
  });
});
