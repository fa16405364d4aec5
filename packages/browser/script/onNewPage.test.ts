import { describe, expect, it, vi } from 'vitest';
import { events } from '../shared/events';
import { onNewPage } from './onNewPage';
import { stubPage, type FakeDocument } from './testing/fakePage';

const redraw = (document: FakeDocument): void => void (document.found['main'] = {});

describe('onNewPage', () => {
  it.each<[situation: string, want: number, steps: readonly (string | ((document: FakeDocument) => void))[]]>([
    ['a page that is not parsed yet', 0, []],
    ['the first page', 1, ['DOMContentLoaded']],
    ['a page that React keeps', 1, ['DOMContentLoaded', events.ready]],
    ['a page that React renders again', 2, ['DOMContentLoaded', redraw, events.ready]],
    ['a page without a new document', 2, ['DOMContentLoaded', events.ready, redraw, events.changed]],
    ['another fragment of the same page', 1, ['DOMContentLoaded', events.ready, events.moved]],
  ])('for %s calls back %d times', (_, want, steps) => {
    const { document } = stubPage();
    redraw(document);
    const setUp = vi.fn();
    onNewPage(setUp);
    for (const step of steps) {
      if (typeof step === 'string') document.fire(step);
      else step(document);
    }
    expect(setUp).toHaveBeenCalledTimes(want);
  });
});
