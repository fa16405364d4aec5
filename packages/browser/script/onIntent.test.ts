import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onIntent } from './onIntent';
import { FakeElement, stubPage, type FakeDocument } from './testing/fakePage';

const link = new FakeElement(['a[href]']);
const focused = new FakeElement(['a[href]', ':focus-visible']);
const text = new FakeElement();
const move = { movementX: 1, movementY: 0 };

type Step = (document: FakeDocument) => unknown;
const after =
  (ms: number): Step =>
  () =>
    vi.advanceTimersByTime(ms);
const on =
  (type: string, element: FakeElement, members = {}): Step =>
  (document) =>
    document.fire(type, element, members);

describe('onIntent', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each<[situation: string, want: number, steps: readonly Step[]]>([
    ['pressing a link', 1, [on('mousedown', link)]],
    ['touching a link', 1, [on('touchstart', link)]],
    ['pressing something else', 0, [on('mousedown', text)]],
    ['reaching a link with the keyboard', 1, [on('focusin', focused)]],
    ['a focus that the visitor did not choose', 0, [on('focusin', link)]],
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
    const { document } = stubPage();
    const call = vi.fn();
    onIntent('a[href]', call);
    for (const step of steps) step(document);
    expect(call).toHaveBeenCalledTimes(want);
  });

  it('stops when it is aborted', () => {
    const { document } = stubPage();
    const call = vi.fn();
    const controller = new AbortController();
    onIntent('a[href]', call, controller.signal);
    controller.abort();
    document.fire('mousedown', link);
    expect(call).not.toHaveBeenCalled();
  });
});
