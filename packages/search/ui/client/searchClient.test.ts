import { describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../../engine/engine';
import type { WorkerAnswer, WorkerQuestion } from './messages';
import { createSearchClient, type Outcome } from './searchClient';

const request: SearchRequest = {
  query: 'visite',
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 8,
  placesPerPage: 1,
};

const answer: SearchAnswer = { total: 0, hits: [], facets: { kind: [], method: [], group: [] }, nearWords: [] };

/** A worker whose answers are given by the test. */
class TestWorker extends EventTarget {
  readonly asked: WorkerQuestion[] = [];
  isTerminated = false;

  postMessage(question: WorkerQuestion): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(message: WorkerAnswer): void {
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
  const ask = (): (() => void) => client.ask('/index.json', request, (outcome) => outcomes.push(outcome));
  return { client, workers, outcomes, ask };
}

describe('createSearchClient', () => {
  it('starts one worker, when it is first asked', () => {
    const { workers, ask, client } = setUp();
    expect(workers).toHaveLength(0);
    client.prepare('/index.json');
    ask();
    expect(workers.map(({ asked }) => asked.map(({ request }) => request))).toEqual([[null, request]]);
  });

  it('tells a first answer, and one that knows more', () => {
    const { workers, outcomes, ask } = setUp();
    ask();
    workers[0]?.say({ id: 1, kind: 'answered', answer, isFinal: false });
    workers[0]?.say({ id: 1, kind: 'answered', answer, isFinal: true });
    workers[0]?.say({ id: 1, kind: 'answered', answer, isFinal: true });
    expect(outcomes.map((outcome) => outcome.kind === 'answered' && outcome.isFinal)).toEqual([false, true]);
  });

  it('tells nothing to who has asked for something newer', () => {
    const { workers, outcomes, ask } = setUp();
    ask()();
    ask();
    workers[0]?.say({ id: 2, kind: 'answered', answer, isFinal: true });
    workers[0]?.say({ id: 1, kind: 'failed', message: 'trop tard' });
    expect(outcomes.map(({ kind }) => kind)).toEqual(['answered']);
  });

  it('tells why an index could not be read', () => {
    const { workers, outcomes, ask } = setUp();
    ask();
    workers[0]?.say({ id: 1, kind: 'failed', message: 'Le serveur a répondu 503.' });
    expect(outcomes).toEqual([{ kind: 'failed', message: 'Le serveur a répondu 503.' }]);
  });

  it('starts another worker after one that broke', () => {
    const { workers, outcomes, ask } = setUp();
    ask();
    workers[0]?.dispatchEvent(new Event('error'));
    expect(outcomes).toEqual([{ kind: 'failed', message: expect.stringContaining('n’a pas pu démarrer') as string }]);
    expect(workers[0]?.isTerminated).toBe(true);
    ask();
    workers[1]?.say({ id: 2, kind: 'answered', answer, isFinal: true });
    expect(outcomes.at(-1)?.kind).toBe('answered');
  });

  it('says so when workers are refused', () => {
    const client = createSearchClient(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const outcomes: Outcome[] = [];
    client.ask('/index.json', request, (outcome) => outcomes.push(outcome));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['failed']);
  });
});
