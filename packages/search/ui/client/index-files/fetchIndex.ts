import { namesEnd } from '../../../engine/index/indexFile.ts';
import { SearchError } from '../failure.ts';

/**
 * Seconds without any data after which loading an index is aborted. A slow connection that still delivers data is not.
 */
const idleTimeout = 20;

/** An index file that is being loaded. */
export interface IndexParts {
  /** JSON of the list on the first line. */
  readonly names: string;
  /** Returns the JSON of the list after the first line. */
  readonly rest: () => Promise<string>;
}

/**
 * Fetches an index file, and waits for its first line.
 *
 * @param cache `reload` bypasses the browser’s cache, which may contain the response that failed.
 * @throws SearchError when there is no response, or one with an error status.
 */
export async function fetchIndex(url: string, cache: RequestCache, request: typeof fetch): Promise<IndexParts> {
  const monitor = createIdleMonitor();
  const response = await request(url, { cache, signal: monitor.signal }).catch(throwNoResponse);
  if (!response.ok) throw new SearchError({ code: 'status', status: response.status });
  if (response.body === null) return { names: '', rest: nothing };
  return readNames(response.body.pipeThrough(monitor.stream)).catch(throwNoResponse);
}

interface IdleMonitor {
  /** Aborted when no data has arrived for too long. */
  readonly signal: AbortSignal;
  /** Restarts the timer for all data that passes through it. */
  readonly stream: TransformStream<Bytes, Bytes>;
}

type Bytes = Uint8Array<ArrayBuffer>;

function createIdleMonitor(): IdleMonitor {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), idleTimeout * 1000);
  let timer = start();
  const stream = new TransformStream<Bytes, Bytes>({
    transform(bytes, output) {
      clearTimeout(timer);
      timer = start();
      output.enqueue(bytes);
    },
    flush: () => clearTimeout(timer),
  });
  return { signal: controller.signal, stream };
}

async function readNames(body: ReadableStream<Bytes>): Promise<IndexParts> {
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
      return { names: `${text.slice(0, end)}]`, rest: () => readRest(reader, `[${start}`).catch(throwNoResponse) };
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

function throwNoResponse(cause: unknown): never {
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  throw new SearchError(isLate ? { code: 'late', seconds: idleTimeout } : { code: 'noResponse' }, { cause });
}
