import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '@reliure/browser';
import { openPage } from '@reliure/browser/script/testing/page.ts';
import { replayClicks } from './replayClicks.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openBuiltPage(body: string, app: string | undefined) {
  const page = openPage(body);
  if (app !== undefined) page.document.documentElement.dataset['app'] = app;
  let clicks = 0;
  page.document.body.addEventListener('click', (event) => {
    clicks += 1;
    event.preventDefault();
  });
  return { ...page, countClicks: () => clicks };
}

describe('replayClicks', () => {
  it.each<[title: string, body: string, app: string | undefined, isReplayed: boolean]>([
    ['replays a button', '<button><b>A</b></button>', '/main.js', true],
    ['replays a link that acts as a button', '<a href="#"><b>A</b></a>', '/main.js', true],
    ['ignores a button that the page script handles', '<button data-static><b>A</b></button>', '/main.js', false],
    ['ignores a link', '<a href="/api"><b>A</b></a>', '/main.js', false],
    ['ignores a button in development', '<button><b>A</b></button>', undefined, false],
  ])('%s', (_, body, app, isReplayed) => {
    const { fire, countClicks } = openBuiltPage(body, app);
    replayClicks();
    fire('click', 'b');
    expect(countClicks()).toBe(isReplayed ? 0 : 1);
    fire(events.ready);
    expect(countClicks()).toBe(isReplayed ? 0 : 1);
    document.documentElement.removeAttribute('data-app');
    vi.runAllTimers();
    expect(countClicks()).toBe(1);
  });

  it('replays every click, and only once', () => {
    const { document, fire, countClicks } = openBuiltPage('<i role="button">A</i>', '/main.js');
    replayClicks();
    for (let count = 0; count < 2; count += 1) fire('click', 'i');
    document.documentElement.removeAttribute('data-app');
    for (let count = 0; count < 2; count += 1) fire(events.ready);
    vi.runAllTimers();
    expect(countClicks()).toBe(2);
  });
});
