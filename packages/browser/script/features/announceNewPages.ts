import { events } from '../../shared/events';
import { announce, prepareAnnouncements } from '../announce';

/**
 * Announces the title of a page that came without a new document, as screen readers do after a browser’s own
 * navigation.
 */
export function announceNewPages(): void {
  document.addEventListener('DOMContentLoaded', prepareAnnouncements);
  let { pathname } = location;
  document.addEventListener(events.changed, () => {
    if (location.pathname !== pathname) announce(document.querySelector('h1')?.textContent ?? '');
    ({ pathname } = location);
  });
}
