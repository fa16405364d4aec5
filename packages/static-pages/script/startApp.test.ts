import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '@reliure/browser';
import { openPage } from '@reliure/browser/script/testing/page.ts';
import { startApp } from './startApp.ts';

// Node.js warns of many listeners on one signal, which is normal in browsers.
beforeEach(() => setMaxListeners(20));
afterEach(() => setMaxListeners(10));

function openBuiltPage(body = '<input>', { search = '', state }: { search?: string; state?: unknown } = {}) {
  const page = openPage(body, { search });
  const { document, window } = page;
  document.documentElement.dataset['app'] = '/runtime.js /main.js';
  window.history.replaceState(state, '');
  return {
    ...page,
    scripts: () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src')),
  };
}

const all = ['/runtime.js', '/main.js'];

describe('startApp', () => {
  it.each<[situation: string, type: string, body: string, want: readonly string[]]>([
    ['a pressed link', 'mousedown', '<a href="/api"><b></b></a>', all],
    ['a pressed field', 'mousedown', '<input class="b">', all],
    ['a button that a screen reader clicks', 'click', '<button><b></b></button>', all],
    ['a button that the page script handles', 'mousedown', '<button data-static><b></b></button>', []],
    ['a text', 'mousedown', '<p><b></b></p>', []],
  ])('loads React only if needed, for %s: %s in %s', (_, type, body, want) => {
    const { fire, scripts } = openBuiltPage(body);
    startApp();
    for (let count = 0; count < 2; count += 1) fire(type, 'b, .b');
    expect(scripts()).toEqual(want);
  });

  it.each<[situation: string, search: string, body: string, want: readonly string[]]>([
    ['complete without React', '', '<p></p>', []],
    ['useless without React', '', '<p data-needs-app></p>', all],
    ['about to be highlighted', '?_highlight=visite', '<p></p>', all],
  ])('starts without interaction, if needed, on a page that is %s', (_, search, body, want) => {
    const { fire, scripts } = openBuiltPage(body, { search });
    startApp();
    expect(scripts()).toEqual([]);
    fire('DOMContentLoaded');
    expect(scripts()).toEqual(want);
  });

  it('starts on a page that is reloaded with highlighted words', () => {
    const { fire, scripts } = openBuiltPage('', { state: { key: 'a', highlightedWords: ['visite'] } });
    startApp();
    fire('DOMContentLoaded');
    expect(scripts()).toEqual(all);
  });

  it('starts when the visitor goes back to a page that React has shown', () => {
    const { window, scripts } = openBuiltPage();
    startApp();
    window.dispatchEvent(new window.Event('popstate'));
    expect(scripts()).toEqual(all);
  });

  it('waits until the page is complete', () => {
    const { document, fire, scripts } = openBuiltPage();
    Object.defineProperty(document, 'readyState', { value: 'loading' });
    startApp();
    fire('mousedown', 'input');
    expect(scripts()).toEqual([]);
    fire('DOMContentLoaded');
    expect(scripts()).toEqual(all);
  });

  it('does nothing on a page where React runs from the start', () => {
    const { document, fire, scripts } = openBuiltPage();
    document.documentElement.removeAttribute('data-app');
    startApp();
    fire('mousedown', 'input');
    expect(scripts()).toEqual([]);
  });

  it('announces that it starts, until React is ready', () => {
    const { document, fire } = openBuiltPage();
    const starting = vi.fn();
    document.addEventListener(events.starting, starting);
    startApp();
    expect(starting).not.toHaveBeenCalled();
    for (let count = 0; count < 2; count += 1) fire('mousedown', 'input');
    expect(starting).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset['app']).toBeDefined();
    fire(events.ready);
    expect(document.documentElement.dataset['app']).toBeUndefined();
  });
});
