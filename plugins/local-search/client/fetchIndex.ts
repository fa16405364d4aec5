import { namesEnd } from '@site/core/search/indexFile';
import { IndexFileError } from '@site/core/search/readIndexFile';

/** How long an index may take to arrive, in seconds. */
const patience = 20;

/** An index file on its way. */
export interface IndexParts {
  /** JSON of the list that the first line holds. */
  readonly names: string;
  /** JSON of the list that follows it. */
  readonly rest: () => Promise<string>;
}

/**
 * Asks for an index file, and waits for its first line.
 *
 * @param cache `reload` passes over the browser’s cache, which may hold what failed before.
 * @throws IndexFileError when no answer comes, or one of a server in trouble.
 */
export async function fetchIndex(url: string, cache: RequestCache, request: typeof fetch): Promise<IndexParts> {
  const response = await request(url, {
    cache,
    signal: AbortSignal.timeout(patience * 1000),
  }).catch(reportNoAnswer);
  if (!response.ok) {
    throw new IndexFileError(`Le serveur a répondu ${response.status} pour l’index de recherche.`);
  }
  return response.body === null ? { names: '', rest: nothing } : divide(response.body).catch(reportNoAnswer);
}

async function divide(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<IndexParts> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { names: text, rest: nothing };
    const read = text.length;
    text += value;
    const end = text.indexOf(namesEnd, Math.max(0, read - 1));
    if (end !== -1) {
      const start = text.slice(end + namesEnd.length);
      return { names: `${text.slice(0, end)}]`, rest: () => readRest(reader, `[${start}`).catch(reportNoAnswer) };
    }
  }
}

async function readRest(reader: ReadableStreamDefaultReader<string>, start: string): Promise<string> {
  let text = start;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
}

function nothing(): Promise<string> {
  return Promise.resolve('[]');
}

function reportNoAnswer(cause: unknown): never {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  throw new IndexFileError(
    isLate
      ? `L’index de recherche n’est pas arrivé en ${patience} secondes.`
      : 'Le site ne répond pas. Vérifiez votre connexion.',
    { cause },
  );
}
