import { describe, expect, it, vi } from 'vitest';
import { events } from '../shared/events';
import { onNewPage } from './onNewPage';
import { stubPage, type FakeDocument } from './testing/fakePage';

const redraw = (document: FakeDocument): void => void (document.found['main'] = {});

describe('onNewPage', () => {
  it.each<[what: string, want: number, steps: readonly (string | ((document: FakeDocument) => void))[]]>([
    ['a page that is not read yet', 0, []],
    ['the first page', 1, ['DOMContentLoaded']],
    ['a page that React keeps', 1, ['DOMContentLoaded', events.ready]],
    ['a page that React draws anew', 2, ['DOMContentLoaded', redraw, events.ready]],
    ['a page without a new document', 2, ['DOMContentLoaded', events.ready, redraw, events.changed]],
    ['another place of the page', 1, ['DOMContentLoaded', events.ready, events.moved]],
  ])('%s has called %d times', (_, want, steps) => {
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
