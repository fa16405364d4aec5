import { events } from '../shared/events';

/**
 * Calls for each page that is shown: the first one once it is read, those that come without a new document, and the one
 * that React draws in the place of the built one, as while developing and on the not-found page.
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
