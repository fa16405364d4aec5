import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '../../shared/events';
import { FakeElement, fire, stubPage } from '../testing/fakePage';
import { startApp } from './startApp';

class FakeScript extends FakeElement {}

beforeEach(() => {
  // Node.js warns of many listeners on one signal, which is normal in browsers.
  setMaxListeners(20);
  vi.useFakeTimers();
  vi.stubGlobal('HTMLScriptElement', FakeScript);
});
afterEach(() => {
  setMaxListeners(10);
  vi.useRealTimers();
});

function stubBuiltPage(search = '', state: unknown = null) {
  const page = stubPage();
  page.document.documentElement.dataset['app'] = '/runtime.js /main.js';
  vi.stubGlobal('location', new URL(`https://site.example/api/creer${search}`));
  vi.stubGlobal('history', { state });
  const added = (member: string) =>
    page.document.appended.map((element) => Reflect.get(Object(element), member) as unknown);
  const scripts = () => added('src').filter((src) => src !== undefined);
  const notices = () => added('className').filter((name) => name === 'start-failure').length;
  return { ...page, scripts, notices };
}

const all = ['/runtime.js', '/main.js'];

describe('startApp', () => {
  it.each<[situation: string, type: string, selector: string, want: readonly string[]]>([
    ['a pressed link', 'mousedown', 'a[href]', all],
    ['a pressed field', 'mousedown', 'input:not([data-static])', all],
    ['a button that a screen reader clicks', 'click', 'button:not([data-static])', all],
    ['a button that the page script handles', 'mousedown', 'button[data-static]', []],
    ['a text', 'mousedown', 'p', []],
  ])('loads React only if needed, for %s: %s on %s', (_, type, selector, want) => {
    const { document, scripts } = stubBuiltPage();
    startApp();
    for (let count = 0; count < 2; count += 1) document.fire(type, new FakeElement([selector]));
    expect(scripts()).toEqual(want);
  });

  it.each<[situation: string, search: string, selector: string, want: readonly string[]]>([
    ['complete without React', '', '', []],
    ['useless without React', '', '[data-needs-app]', all],
    ['about to be highlighted', '?_highlight=visite', '', all],
  ])('starts without interaction, if needed, on a page that is %s', (_, search, selector, want) => {
    const { document, scripts } = stubBuiltPage(search);
    document.found[selector] = {};
    startApp();
    expect(scripts()).toEqual([]);
    document.fire('DOMContentLoaded');
    expect(scripts()).toEqual(want);
  });

  it('starts on a page that is reloaded with highlighted words', () => {
    const { document, scripts } = stubBuiltPage('', { key: 'a', highlightedWords: ['visite'] });
    startApp();
    document.fire('DOMContentLoaded');
    expect(scripts()).toEqual(all);
  });

  it('starts when the visitor goes back to a page that React has shown', () => {
    const { window, scripts } = stubBuiltPage();
    startApp();
    fire(window, 'popstate', window);
    expect(scripts()).toEqual(all);
  });

  it('waits until the page is complete', () => {
    const { document, scripts } = stubBuiltPage();
    document.readyState = 'loading';
    startApp();
    document.fire('mousedown', new FakeElement(['input:not([data-static])']));
    expect(scripts()).toEqual([]);
    document.fire('DOMContentLoaded');
    expect(scripts()).toEqual(all);
  });

  it('does nothing on a page where React runs from the start', () => {
    const { document, scripts } = stubBuiltPage();
    delete document.documentElement.dataset['app'];
    startApp();
    document.fire('mousedown', new FakeElement(['input:not([data-static])']));
    expect(scripts()).toEqual([]);
  });

  it.each<[situation: string, want: number, type: string, target: EventTarget | null, isReady: boolean]>([
    ['a script that fails to load', 1, 'error', new FakeScript(), false],
    ['an image that fails to load', 0, 'error', new FakeElement(), false],
    ['a runtime error', 1, 'error', null, false],
    ['an unhandled rejection', 1, 'unhandledrejection', null, false],
    ['an error before React starts anyway', 0, 'error', null, true],
  ])('after %s, the number of notices is %d', (_, want, type, target, isReady) => {
    const { document, window, notices } = stubBuiltPage();
    startApp();
    document.fire('mousedown', new FakeElement(['input:not([data-static])']));
    for (let count = 0; count < 2; count += 1) fire(window, type, target ?? window);
    if (isReady) document.fire(events.ready);
    vi.advanceTimersByTime(1000);
    expect(notices()).toBe(want);
    expect('app' in document.documentElement.dataset).toBe(!isReady);
  });

  it('ignores errors on a page that has not started React', () => {
    const { window, notices } = stubBuiltPage();
    startApp();
    fire(window, 'error', window);
    vi.advanceTimersByTime(1000);
    expect(notices()).toBe(0);
  });
});
