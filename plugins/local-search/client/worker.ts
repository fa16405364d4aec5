import { openEngine, type Engine } from '@site/core/search/engine';
import type { Answer, Question } from './messages';

const engines = new Map<string, Promise<Engine>>();

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (message) => self.postMessage(message),
    (error: unknown) =>
      self.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) } satisfies Answer),
  );
});

async function answer({ id, url, query, limit }: Question): Promise<Answer> {
  const engine = await openIndex(url);
  return { id, hits: query === '' ? [] : engine.search(query, limit) };
}

/** Each index is read once; one that failed is asked for again next time. */
function openIndex(url: string): Promise<Engine> {
  const known = engines.get(url);
  if (known !== undefined) return known;
  const engine = readIndex(url).catch((error: unknown) => {
    engines.delete(url);
    throw error;
  });
  engines.set(url, engine);
  return engine;
}

async function readIndex(url: string): Promise<Engine> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Le serveur a répondu ${response.status} pour l’index de recherche.`);
  return openEngine(await response.json());
}
