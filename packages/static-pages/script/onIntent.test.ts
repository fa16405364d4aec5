import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onIntent } from './onIntent.ts';
import { openPage } from '@reliure/browser/script/testing/page.ts';

const body = '<a href="/api"><b>API</b></a><p>Text</p>';
const [link, text] = ['a b', 'p'];

type Step = (page: ReturnType<typeof openPage>) => unknown;
const after =
  (ms: number): Step =>
  () =>
    vi.advanceTimersByTime(ms);
const on =
  (type: string, selector: string, members = {}): Step =>
  ({ fire }) =>
    fire(type, selector, members);
const move = { movementX: 1, movementY: 0 };

describe('onIntent', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each<[situation: string, want: number, steps: readonly Step[]]>([
    ['pressing a link', 1, [on('mousedown', link)]],
    ['touching a link', 1, [on('touchstart', link)]],
    ['pressing something else', 0, [on('mousedown', text)]],
    ['resting on a link', 1, [on('mouseover', link), after(65)]],
    ['passing over a link', 0, [on('mouseover', link), after(64), on('mouseover', text), after(100)]],
    ['a link that appears under the mouse after a click', 0, [on('mousedown', text), on('mouseover', link), after(65)]],
    [
      'the same link, once the mouse moves',
      1,
      [on('mousedown', text), on('mouseover', link), on('mousemove', link, move), after(65)],
    ],
    [
      'an element that is animated under the resting mouse',
      0,
      [on('mousedown', text), on('mousemove', link, { movementX: 0, movementY: 0 }), after(65)],
    ],
    [
      'a link that is scrolled under the mouse',
      1,
      [on('mousedown', text), on('wheel', text), on('mouseover', link), after(65)],
    ],
  ])('for %s calls back %d times', (_, want, steps) => {
    const page = openPage(body);
    const call = vi.fn();
    onIntent('a[href]', call);
    for (const step of steps) step(page);
    expect(call).toHaveBeenCalledTimes(want);
  });

  it.each([
    ['a link that the keyboard reaches', true, 1],
    ['a focus that the visitor did not choose', false, 0],
  ])('for %s (:focus-visible: %s) calls back %d times', (_, isVisible, want) => {
    const { document, fire } = openPage(body);
    const call = vi.fn();
    onIntent('a[href]', call);
    const element = document.querySelector('a');
    if (element !== null) element.matches = (selector) => selector === ':focus-visible' && isVisible;
    fire('focusin', 'a');
    expect(call).toHaveBeenCalledTimes(want);
  });

  it('stops when it is aborted', () => {
    const { fire } = openPage(body);
    const call = vi.fn();
    const controller = new AbortController();
    onIntent('a[href]', call, controller.signal);
    controller.abort();
    fire('mousedown', link);
    expect(call).not.toHaveBeenCalled();
  });
});
