import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRequest } from '../../../engine/engine';
import { buildIndexEntry } from '../../../engine/index/indexFile';
import { writeIndexFile } from '../../../engine/index/writeIndexFile';
import { loadIndex } from './loadIndex';

const entry = buildIndexEntry([{ title: 'Une visite', url: '/a', breadcrumbs: [], places: [{ text: 'Texte.' }] }]);
const whole = writeIndexFile([entry]);
const [names = '', texts = ''] = whole.split('\n');

function answering(body: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(body, { status }));
}

const request: Omit<SearchRequest, 'query'> = {
  filters: { kind: null, method: null, group: null },
  offset: 0,
  limit: 8,
  placesPerPage: 1,
};

const failing =
  (error: Error): typeof fetch =>
  () =>
    Promise.reject(error);

describe('loadIndex', () => {
  it('opens what the server sends', async () => {
    const { engine, texts: said } = await loadIndex('/index.json', 'default', answering(whole));
    engine.readMore(Infinity);
    expect(engine.isReading()).toBe(true);
    await said;
    engine.readMore(Infinity);
    expect(engine.isReading()).toBe(false);
  });

  it.each([1, 2, names.length, names.length + 1, names.length + 2, whole.length - 1])(
    'finds names before texts are there, here cut after %i characters',
    async (length) => {
      const arriving = new TransformStream<Uint8Array, Uint8Array>();
      const writer = arriving.writable.getWriter();
      const send = (text: string): Promise<void> => writer.write(new TextEncoder().encode(text));
      void send(whole.slice(0, length)).then(() => send(whole.slice(length)));
      const { engine, texts: said } = await loadIndex('/index.json', 'default', () =>
        Promise.resolve(new Response(arriving.readable)),
      );
      expect(engine.search({ ...request, query: 'visite' }).total).toBe(1);
      void writer.close();
      await said;
      engine.readMore(Infinity);
      expect(engine.search({ ...request, query: 'texte' }).total).toBe(1);
    },
  );

  it('takes a list that was not divided', async () => {
    const undivided = whole.replace('\n', '');
    const { engine, texts: said } = await loadIndex('/index.json', 'default', answering(undivided));
    await said;
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
  ])('says in French what is wrong with texts: %s', async (_, broken, want) => {
    const { texts: said } = await loadIndex('/index.json', 'default', answering(`${names}\n${broken}`));
    await expect(said).rejects.toThrow(want);
  });

  describe('on a slow line', () => {
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
      const loading = loadIndex('/index.json', 'default', slowly(pauses)).then(({ texts: said }) => said);
      const outcome = loading.then(
        () => 'there',
        (error: unknown) => String(error),
      );
      await vi.runAllTimersAsync();
      return outcome;
    }

    it('waits while something arrives', async () => {
      expect(await loadTexts([15, 15, 15, 15])).toBe('there');
    });

    it.each([[[1, 21, 1]], [[1, 1, 1, 1, 1, 1, 21]]])(
      'gives up when nothing does, after pauses of %j s',
      async (pauses) => {
        expect(await loadTexts(pauses)).toContain('rien n’est venu pendant 20');
      },
    );
  });

  it('passes over the browser’s cache when it is told to', async () => {
    const asked: (RequestInit | undefined)[] = [];
    await loadIndex('/index.json', 'reload', (_, init) => {
      asked.push(init);
      return Promise.resolve(new Response(whole));
    });
    expect(asked).toEqual([expect.objectContaining({ cache: 'reload' })]);
  });

  it.each<readonly [string, typeof fetch, string]>([
    ['no network', failing(new TypeError('Failed to fetch')), 'Le site ne répond pas. Vérifiez votre connexion.'],
    [
      'no answer in time',
      failing(new DOMException('signal timed out', 'TimeoutError')),
      'L’index de recherche n’arrive plus : rien n’est venu pendant 20 secondes.',
    ],
    ['a missing file', answering('Not found', 404), 'Le serveur a répondu 404 pour l’index de recherche.'],
    ['a server in trouble', answering('', 503), 'Le serveur a répondu 503 pour l’index de recherche.'],
    [
      'a page of the server',
      answering('\n<!doctype html><title>Oups</title>'),
      'Le serveur a envoyé une page web à la place de l’index de recherche.',
    ],
    ['half of the file', answering(whole.slice(0, 100)), 'L’index de recherche est arrivé incomplet ou abîmé.'],
    ['an empty file', answering(''), 'L’index de recherche est arrivé incomplet ou abîmé.'],
    ['something else', answering('{}'), 'L’index de recherche est illisible : une liste était attendue.'],
    [
      'another version',
      answering(whole.replace(/"format":\d+/, '"format":1')),
      'L’index de recherche vient d’une autre version du site. Rechargez la page pour utiliser la plus récente.',
    ],
    [
      'places that are not there',
      answering(whole.replace('"places":[[0,0,1]]', '"places":[[0,0,99999999]]')),
      'L’index de recherche est illisible : ses numéros ne s’accordent pas.',
    ],
  ])('says in French what is wrong with %s', async (_, ask, want) => {
    await expect(loadIndex('/index.json', 'default', ask)).rejects.toThrow(want);
  });

  it('says that a connection ended too early', async () => {
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
