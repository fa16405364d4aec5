import type { Engine } from '../../engine/engine.ts';
import { toFailure } from './failure.ts';
import { loadIndex, loadNames } from './index-files/loadIndex.ts';
import type { WorkerResponse, WorkerRequest } from './messages.ts';

interface OpenIndex {
  readonly engine: Engine;
  /** Resolved when the texts are read too; rejected when they cannot be. */
  readonly completed: Promise<void>;
}

const indexes = new Map<string, Promise<OpenIndex>>();
/** The names of pages; `null` if they could not be loaded. */
const names = new Map<string, Promise<Engine | null>>();
const failedUrls = new Set<string>();
/** The indexes that can be searched. */
const open = new Set<string>();
/** Number of the last search. */
let latest = 0;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  handle(data).catch((error: unknown) => post({ id: data.id, kind: 'failed', failure: toFailure(error) }));
});

async function handle(request: WorkerRequest): Promise<void> {
  if (request.search !== null) latest = request.id;
  if (!open.has(request.url) && (await isAnsweredByNames(request))) return;
  const { engine, completed } = await openIndex(request);
  respond(request, engine);
  if (!engine.isReading()) return;
  await completed;
  respond(request, engine);
}

/**
 * Responds from the names of all pages, and returns whether this is enough. The index is loaded only once the visitor has
 * stopped typing, because the beginning of a word is never clear.
 */
async function isAnsweredByNames({ id, names: url, search }: WorkerRequest): Promise<boolean> {
  if (url === null) return false;
  // Without the names, the index answers, or reports the failure.
  const loading = names.get(url) ?? loadNames(url).catch(() => null);
  names.set(url, loading);
  const engine = await loading;
  if (engine === null) return false;
  const response = search === null ? null : engine.search(search);
  const isFinal = response === null || (response.certainty === 'clear' && response.total >= (search?.limit ?? 0));
  post({ id, kind: 'answered', response, isFinal });
  if (isFinal) return true;
  await new Promise((resolve) => setTimeout(resolve, typingPause));
  return id !== latest;
}

/** In milliseconds. */
const typingPause = 500;

function respond({ id, search }: WorkerRequest, engine: Engine): void {
  const response = search === null ? null : engine.search(search);
  post({ id, kind: 'answered', response, isFinal: !engine.isReading() });
}

function post(message: WorkerResponse): void {
  self.postMessage(message);
}

/**
 * Opens an index. Each index is read once; after a failure, it is fetched again at the next request, bypassing the
 * cache.
 */
function openIndex({ url }: WorkerRequest): Promise<OpenIndex> {
  const known = indexes.get(url);
  if (known !== undefined) return known;
  const index = loadIndex(url, failedUrls.has(url) ? 'reload' : 'default').then(({ engine, texts }) => ({
    engine,
    completed: texts.then(() => readTexts(engine)),
  }));
  indexes.set(url, index);
  index.then(
    () => open.add(url),
    () => undefined,
  );
  index
    .then(({ completed }) => completed)
    .then(
      () => failedUrls.delete(url),
      () => {
        indexes.delete(url);
        failedUrls.add(url);
      },
    );
  return index;
}

/** Reads the texts in steps, so that a request never has to wait for long. */
async function readTexts(engine: Engine): Promise<void> {
  while (engine.isReading()) {
    await new Promise((resolve) => setTimeout(resolve));
    engine.readMore(textsPerStep);
  }
}

const textsPerStep = 300;
