import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../../../engine/engine.ts';
import { buildIndexEntry } from '../../../engine/index/indexFile.ts';
import { writeIndexFile } from '../../../engine/index/writeIndexFile.ts';
import { toFailure, type Failure } from '../failure.ts';
import { loadIndex } from './loadIndex.ts';

const entry = buildIndexEntry([{ title: 'Une visite', url: '/a', breadcrumbs: [], passages: [{ text: 'Texte.' }] }]);
const whole = writeIndexFile([entry]);
const [names = '', texts = ''] = whole.split('\n');

function responding(body: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(body, { status }));
}

const request: Omit<SearchRequest, 'query'> = {
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 8,
  passagesPerPage: 1,
};

const failing =
  (error: Error): typeof fetch =>
  () =>
    Promise.reject(error);

describe('loadIndex', () => {
  it('opens the file that the server sends', async () => {
    const { engine, texts: loaded } = await loadIndex('/index.json', 'default', responding(whole));
    engine.readMore(Infinity);
    expect(engine.isReading()).toBe(true);
    await loaded;
    engine.readMore(Infinity);
    expect(engine.isReading()).toBe(false);
  });

  it.each([1, 2, names.length, names.length + 1, names.length + 2, whole.length - 1])(
    'finds names before the texts arrive, with a file split after %i characters',
    async (length) => {
      const arriving = new TransformStream<Uint8Array, Uint8Array>();
      const writer = arriving.writable.getWriter();
      const send = (text: string): Promise<void> => writer.write(new TextEncoder().encode(text));
      void send(whole.slice(0, length)).then(() => send(whole.slice(length)));
      const { engine, texts: loaded } = await loadIndex('/index.json', 'default', () =>
        Promise.resolve(new Response(arriving.readable)),
      );
      expect(engine.search({ ...request, query: 'visite' }).total).toBe(1);
      void writer.close();
      await loaded;
      engine.readMore(Infinity);
      expect(engine.search({ ...request, query: 'texte' }).total).toBe(1);
    },
  );

  it('accepts a file on a single line', async () => {
    const undivided = whole.replace('\n', '');
    const { engine, texts: loaded } = await loadIndex('/index.json', 'default', responding(undivided));
    await loaded;
    engine.readMore(Infinity);
    expect(engine.search({ ...request, query: 'texte' }).total).toBe(1);
  });

  it.each<readonly [string, string, Failure]>([
    ['none', '', { code: 'incomplete' }],
    ['half of them', texts.slice(0, 20), { code: 'incomplete' }],
    ['a list of nothing', '3]', { code: 'brokenEntry', position: 0 }],
    ['numbers', texts.replace('"Texte."', '7'), { code: 'brokenEntry', position: 0 }],
    ['names', names.slice(1, -1) + ']', { code: 'inconsistent' }],
    ['those of nothing', texts.replace('"i":1', '"i":9'), { code: 'inconsistent' }],
    ['those of another version', texts.replace(/"format":\d+/, '"format":1'), { code: 'otherVersion' }],
  ])('reports the problem with the texts: %s', async (_, broken, want) => {
    const { texts: loaded } = await loadIndex('/index.json', 'default', responding(`${names}\n${broken}`));
    expect(await loaded.catch(toFailure)).toEqual(want);
  });

  describe('on a slow connection', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    /** Sends a part of the file after each pause, in seconds, until the request is aborted. */
    function slowly(pauses: readonly number[]): typeof fetch {
      const size = Math.ceil(whole.length / pauses.length);
      return (_, init) => {
        const body = new ReadableStream<Uint8Array>({
          async start(stream) {
            init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
            for (const [index, pause] of pauses.entries()) {
              await new Promise((resolve) => setTimeout(resolve, pause * 1000));
              if (init?.signal?.aborted === true) return;
              stream.enqueue(new TextEncoder().encode(whole.slice(index * size, (index + 1) * size)));
            }
            stream.close();
          },
        });
        return Promise.resolve(new Response(body));
      };
    }

    async function loadTexts(pauses: readonly number[]): Promise<unknown> {
      const loading = loadIndex('/index.json', 'default', slowly(pauses)).then(({ texts: loaded }) => loaded);
      const outcome = loading.then(() => 'loaded', toFailure);
      await vi.runAllTimersAsync();
      return outcome;
    }

    it('waits as long as data arrives', async () => {
      expect(await loadTexts([15, 15, 15, 15])).toBe('loaded');
    });

    it.each([[[1, 21, 1]], [[1, 1, 1, 1, 1, 1, 21]]])(
      'gives up when no data arrives, after pauses of %j s',
      async (pauses) => {
        expect(await loadTexts(pauses)).toEqual({ code: 'late', seconds: 20 });
      },
    );
  });

  it('bypasses the browser’s cache if requested', async () => {
    const requests: (RequestInit | undefined)[] = [];
    await loadIndex('/index.json', 'reload', (_, init) => {
      requests.push(init);
      return Promise.resolve(new Response(whole));
    });
    expect(requests).toEqual([expect.objectContaining({ cache: 'reload' })]);
  });

  it.each<readonly [string, typeof fetch, Failure]>([
    ['no network', failing(new TypeError('Failed to fetch')), { code: 'noResponse' }],
    [
      'no response in time',
      failing(new DOMException('signal timed out', 'TimeoutError')),
      { code: 'late', seconds: 20 },
    ],
    ['a missing file', responding('Not found', 404), { code: 'status', status: 404 }],
    ['a server error', responding('', 503), { code: 'status', status: 503 }],
    ['a web page instead of an index', responding('\n<!doctype html><title>Oups</title>'), { code: 'webPage' }],
    ['half of the file', responding(whole.slice(0, 100)), { code: 'incomplete' }],
    ['an empty file', responding(''), { code: 'incomplete' }],
    ['something else', responding('{}'), { code: 'noList' }],
    ['another version', responding(whole.replace(/"format":\d+/, '"format":1')), { code: 'otherVersion' }],
    [
      'places that do not exist',
      responding(whole.replace('"places":[[0,0,1]]', '"places":[[0,0,99999999]]')),
      { code: 'inconsistent' },
    ],
  ])('reports %s', async (_, ask, want) => {
    expect(await loadIndex('/index.json', 'default', ask).catch(toFailure)).toEqual(want);
  });

  it('reports a connection that ended too early', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    const loading = loadIndex('/index.json', 'default', () => Promise.resolve(new Response(body)));
    expect(await loading.catch(toFailure)).toEqual({ code: 'noResponse' });
  });
});
