import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../../../engine/engine.ts';
import { buildIndexEntry } from '../../../engine/index/indexFile.ts';
import { writeIndexFile } from '../../../engine/index/writeIndexFile.ts';
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

  it.each<readonly [string, string, string]>([
    ['none', '', 'L’index de recherche est arrivé incomplet ou abîmé.'],
    ['half of them', texts.slice(0, 20), 'L’index de recherche est arrivé incomplet ou abîmé.'],
    ['a list of nothing', '3]', 'L’index de recherche est illisible : son entrée 0 n’a pas la forme attendue.'],
    ['numbers', texts.replace('"Texte."', '7'), 'son entrée 0 n’a pas la forme attendue.'],
    ['names', names.slice(1, -1) + ']', 'ses numéros ne s’accordent pas.'],
    ['those of nothing', texts.replace('"i":1', '"i":9'), 'ses numéros ne s’accordent pas.'],
    ['those of another version', texts.replace(/"format":\d+/, '"format":1'), 'vient d’une autre version du site.'],
  ])('reports in French the problem with the texts: %s', async (_, broken, want) => {
    const { texts: loaded } = await loadIndex('/index.json', 'default', responding(`${names}\n${broken}`));
    await expect(loaded).rejects.toThrow(want);
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

    async function loadTexts(pauses: readonly number[]): Promise<string> {
      const loading = loadIndex('/index.json', 'default', slowly(pauses)).then(({ texts: loaded }) => loaded);
      const outcome = loading.then(
        () => 'loaded',
        (error: unknown) => String(error),
      );
      await vi.runAllTimersAsync();
      return outcome;
    }

    it('waits as long as data arrives', async () => {
      expect(await loadTexts([15, 15, 15, 15])).toBe('loaded');
    });

    it.each([[[1, 21, 1]], [[1, 1, 1, 1, 1, 1, 21]]])(
      'gives up when no data arrives, after pauses of %j s',
      async (pauses) => {
        expect(await loadTexts(pauses)).toContain('rien n’est venu pendant 20');
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

  it.each<readonly [string, typeof fetch, string]>([
    ['no network', failing(new TypeError('Failed to fetch')), 'Le site ne répond pas. Vérifiez votre connexion.'],
    [
      'no response in time',
      failing(new DOMException('signal timed out', 'TimeoutError')),
      'L’index de recherche n’arrive plus : rien n’est venu pendant 20 secondes.',
    ],
    ['a missing file', responding('Not found', 404), 'Le serveur a renvoyé 404 pour l’index de recherche.'],
    ['a server error', responding('', 503), 'Le serveur a renvoyé 503 pour l’index de recherche.'],
    [
      'a web page instead of an index',
      responding('\n<!doctype html><title>Oups</title>'),
      'Le serveur a envoyé une page web à la place de l’index de recherche.',
    ],
    ['half of the file', responding(whole.slice(0, 100)), 'L’index de recherche est arrivé incomplet ou abîmé.'],
    ['an empty file', responding(''), 'L’index de recherche est arrivé incomplet ou abîmé.'],
    ['something else', responding('{}'), 'L’index de recherche est illisible : une liste était attendue.'],
    [
      'another version',
      responding(whole.replace(/"format":\d+/, '"format":1')),
      'L’index de recherche vient d’une autre version du site. Rechargez la page pour utiliser la plus récente.',
    ],
    [
      'places that do not exist',
      responding(whole.replace('"places":[[0,0,1]]', '"places":[[0,0,99999999]]')),
      'L’index de recherche est illisible : ses numéros ne s’accordent pas.',
    ],
  ])('reports in French: %s', async (_, ask, want) => {
    await expect(loadIndex('/index.json', 'default', ask)).rejects.toThrow(want);
  });

  it('reports a connection that ended too early', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    await expect(loadIndex('/index.json', 'default', () => Promise.resolve(new Response(body)))).rejects.toThrow(
      'Le site ne répond pas',
    );
  });
});
