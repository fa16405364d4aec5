import { events } from '../../shared/events.ts';
import { whenParsed } from '../whenParsed.ts';
import { announce, prepareAnnouncements } from '../announce.ts';

/**
 * Announces the title of a page that is shown without a new document, as screen readers do when a browser loads a
 * document.
 */
export function announceNewPages(): void {
  whenParsed(prepareAnnouncements);
  let { pathname } = location;
  document.addEventListener(events.changed, () => {
    if (location.pathname !== pathname) announce(document.querySelector('h1')?.textContent ?? '');
    ({ pathname } = location);
  });
}
