import { events } from '../shared/events.ts';
import { whenParsed } from './whenParsed.ts';

/**
 * Calls back on the first load, after each client-side navigation, and when React replaces the built page, as it does in
 * development and on the not-found page.
 */
export function onNewPage(setUp: () => void): void {
  whenParsed(() => {
    setUp();
    const content = document.querySelector('main');
    document.addEventListener(events.ready, () => {
      if (document.querySelector('main') !== content) setUp();
    });
  });
  document.addEventListener(events.changed, setUp);
}
