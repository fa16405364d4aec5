import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '../../shared/events';
import { FakeElement, stubPage } from '../testing/fakePage';
import { keepClicks } from './keepClicks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stubBuiltPage(app: string | undefined) {
  const { document } = stubPage();
  if (app !== undefined) document.documentElement.dataset['app'] = app;
  return document;
}

describe('keepClicks', () => {
  it.each<[what: string, selector: string, app: string | undefined, isKept: boolean]>([
    ['a button', 'button:not([data-static])', '/main.js', true],
    ['a link in disguise', 'a[href="#"]', '/main.js', true],
    ['a button that the page script serves', 'button[data-static]', '/main.js', false],
    ['a link', 'a[href]', '/main.js', false],
    ['a button, while developing', 'button:not([data-static])', undefined, false],
  ])('of %s, %s', (_, selector, app, isKept) => {
    const document = stubBuiltPage(app);
    const control = new FakeElement([selector]);
    keepClicks();
    expect(document.fire('click', control).defaultPrevented).toBe(isKept);
    expect(control.clicks).toBe(0);
    document.fire(events.ready);
    vi.runAllTimers();
    expect(control.clicks).toBe(isKept ? 1 : 0);
  });

  it('clicks as often as the visitor did, once', () => {
    const document = stubBuiltPage('/main.js');
    const control = new FakeElement(['[role="button"]']);
    keepClicks();
    for (let count = 0; count < 2; count += 1) document.fire('click', control);
    for (let count = 0; count < 2; count += 1) document.fire(events.ready);
    vi.runAllTimers();
    expect(control.clicks).toBe(2);
    expect(document.fire('click', control).defaultPrevented).toBe(false);
  });
});
