import type { Engine } from '../../engine/engine';
import { loadIndex } from './index-files/loadIndex';
import type { WorkerAnswer, WorkerQuestion } from './messages';

interface OpenIndex {
  readonly engine: Engine;
  /** Resolved when the texts are read too; rejected when they cannot be. */
  readonly isWhole: Promise<void>;
}

const indexes = new Map<string, Promise<OpenIndex>>();
const failedUrls = new Set<string>();

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  answer(data).catch((error: unknown) =>
    post({ id: data.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});

async function answer(question: WorkerQuestion): Promise<void> {
  const { engine, isWhole } = await openIndex(question);
  tell(question, engine);
  if (!engine.isReading()) return;
  await isWhole;
  tell(question, engine);
}

function tell({ id, request }: WorkerQuestion, engine: Engine): void {
  const answer = request === null ? null : engine.search(request);
  post({ id, kind: 'answered', answer, isFinal: !engine.isReading() });
}

function post(message: WorkerAnswer): void {
  self.postMessage(message);
}

/**
 * Opens an index. Each index is read once; after a failure, it is fetched again at the next question, bypassing the
 * cache.
 */
function openIndex({ url }: WorkerQuestion): Promise<OpenIndex> {
  const known = indexes.get(url);
  if (known !== undefined) return known;
  const index = loadIndex(url, failedUrls.has(url) ? 'reload' : 'default').then(({ engine, texts }) => ({
    engine,
    isWhole: texts.then(() => readTexts(engine)),
  }));
  indexes.set(url, index);
  index
    .then(({ isWhole }) => isWhole)
    .then(
      () => failedUrls.delete(url),
      () => {
        indexes.delete(url);
        failedUrls.add(url);
      },
    );
  return index;
}

/** Reads the texts in steps, so that a question never has to wait for long. */
async function readTexts(engine: Engine): Promise<void> {
  while (engine.isReading()) {
    await new Promise((resolve) => setTimeout(resolve));
    engine.readMore(textsPerStep);
  }
}

const textsPerStep = 300;
