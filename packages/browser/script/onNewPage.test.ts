import { describe, expect, it, vi } from 'vitest';
import { events } from '../shared/events.ts';
import { onNewPage } from './onNewPage.ts';
import { openPage } from './testing/page.ts';

type Step = string | ((page: ReturnType<typeof openPage>) => void);

const redraw: Step = ({ document }) => document.querySelector('main')?.replaceWith(document.createElement('main'));

describe('onNewPage', () => {
  it.each<[situation: string, want: number, steps: readonly Step[]]>([
    ['a page that is not parsed yet', 0, []],
    ['the first page', 1, ['readystatechange']],
    ['a page that React keeps', 1, ['readystatechange', events.ready]],
    ['a page that React renders again', 2, ['readystatechange', redraw, events.ready]],
    ['a page without a new document', 2, ['readystatechange', events.ready, redraw, events.changed]],
    ['another fragment of the same page', 1, ['readystatechange', events.ready, events.moved]],
  ])('for %s calls back %d times', (_, want, steps) => {
    const page = openPage('<main></main>');
    const setUp = vi.fn();
    onNewPage(setUp);
    for (const step of steps) {
      if (typeof step === 'string') page.fire(step);
      else step(page);
    }
    expect(setUp).toHaveBeenCalledTimes(want);
  });
});
