import { describe, expect, it } from 'vitest';
import { buildIndexEntry } from '@site/core/search/indexFile';
import { loadIndex } from './loadIndex';

const entry = buildIndexEntry([{ title: 'Une visite', url: '/a', breadcrumbs: [], places: [{ text: 'Texte.' }] }]);
const whole = JSON.stringify([entry]);

function answering(body: string, status = 200): typeof fetch {
  return () => Promise.resolve(new Response(body, { status }));
}

const failing =
  (error: Error): typeof fetch =>
  () =>
    Promise.reject(error);

describe('loadIndex', () => {
  it('opens what the server sends', async () => {
    const engine = await loadIndex('/index.json', 'default', answering(whole));
    expect(engine.isReading()).toBe(true);
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
      'L’index de recherche n’est pas arrivé en 20 secondes.',
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
    ['something else', answering('{}'), 'L’index de recherche est illisible : une liste était attendue.'],
    [
      'another version',
      answering(whole.replace('"format":2', '"format":1')),
      'L’index de recherche vient d’une autre version du site. Rechargez la page pour utiliser la plus récente.',
    ],
    [
      'places that are not there',
      answering(whole.replace('"places":[[0,0,1]]', '"places":[[0,0,99999999]]')),
      'L’index de recherche est illisible : ses numéros ne s’accordent pas.',
    ],
  ])('says in French what is wrong with %s', async (_, request, want) => {
    await expect(loadIndex('/index.json', 'default', request)).rejects.toThrow(want);
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
