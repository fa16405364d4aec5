import { events } from '../shared/events';

/**
 * Calls back for each page that is shown: the first one once it is parsed, those that come without a new document, and
 * a page that React renders again instead of the built one, as in development and on the not-found page.
 */
export function onNewPage(setUp: () => void): void {
  document.addEventListener('DOMContentLoaded', () => {
    setUp();
    const content = document.querySelector('main');
    document.addEventListener(events.ready, () => {
      if (document.querySelector('main') !== content) setUp();
    });
  });
  document.addEventListener(events.changed, setUp);
}
