import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { events } from '../../shared/events.ts';
import { openPage } from '../testing/page.ts';
import { reportStartFailure } from './reportStartFailure.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openStartingPage(startsLate = false) {
  const page = openPage();
  const { document } = page;
  vi.stubGlobal('STARTS_LATE', startsLate);
  reportStartFailure();
  return { ...page, notices: () => document.querySelectorAll('.start-failure').length };
}

describe('reportStartFailure', () => {
  it.each<[situation: string, want: number, type: string, html: string | null, isReady: boolean]>([
    ['a script that fails to load', 1, 'error', '<script src="/main.js"></script>', false],
    ['a script of another site', 0, 'error', '<script src="https://other.example/a.js"></script>', false],
    ['an image that fails to load', 0, 'error', '<img>', false],
    ['a runtime error', 1, 'error', null, false],
    ['an unhandled rejection', 1, 'unhandledrejection', null, false],
    ['an error before React starts anyway', 0, 'error', null, true],
    ['a script that is loaded again', 0, 'error', '<script src="/main.js"></script>', true],
  ])('after %s, the number of notices is %d', (_, want, type, html, isReady) => {
    const { document, window, fire, notices } = openStartingPage();
    if (html !== null) document.body.innerHTML = html;
    const target = html === null ? window : document.body.firstElementChild;
    for (let count = 0; count < 2; count += 1) target.dispatchEvent(new window.Event(type));
    if (isReady) fire(events.ready);
    vi.advanceTimersByTime(1000);
    expect(notices()).toBe(want);
  });

  it('ignores errors on a page with static pages until React starts', () => {
    const { window, fire, notices } = openStartingPage(true);
    const fail = (): void => {
      window.dispatchEvent(new window.Event('error'));
      vi.advanceTimersByTime(1000);
    };
    fail();
    expect(notices()).toBe(0);
    fire(events.starting);
    fail();
    expect(notices()).toBe(1);
  });
});
