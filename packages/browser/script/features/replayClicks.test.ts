import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '../../shared/events';
import { FakeElement, stubPage } from '../testing/fakePage';
import { replayClicks } from './replayClicks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stubBuiltPage(app: string | undefined) {
  const { document } = stubPage();
  if (app !== undefined) document.documentElement.dataset['app'] = app;
  return document;
}

describe('replayClicks', () => {
  it.each<[title: string, selector: string, app: string | undefined, isReplayed: boolean]>([
    ['replays a button', 'button:not([data-static])', '/main.js', true],
    ['replays a link that acts as a button', 'a[href="#"]', '/main.js', true],
    ['ignores a button that the page script handles', 'button[data-static]', '/main.js', false],
    ['ignores a link', 'a[href]', '/main.js', false],
    ['ignores a button in development', 'button:not([data-static])', undefined, false],
  ])('%s', (_, selector, app, isReplayed) => {
    const document = stubBuiltPage(app);
    const control = new FakeElement([selector]);
    replayClicks();
    expect(document.fire('click', control).defaultPrevented).toBe(isReplayed);
    expect(control.clicks).toBe(0);
    document.fire(events.ready);
    vi.runAllTimers();
    expect(control.clicks).toBe(isReplayed ? 1 : 0);
  });

  it('replays every click, and only once', () => {
    const document = stubBuiltPage('/main.js');
    const control = new FakeElement(['[role="button"]']);
    replayClicks();
    for (let count = 0; count < 2; count += 1) document.fire('click', control);
    for (let count = 0; count < 2; count += 1) document.fire(events.ready);
    vi.runAllTimers();
    expect(control.clicks).toBe(2);
    delete document.documentElement.dataset['app'];
    expect(document.fire('click', control).defaultPrevented).toBe(false);
  });
});
