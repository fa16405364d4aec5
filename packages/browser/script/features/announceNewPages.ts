import { events } from '../../shared/events';
import { announce, prepareAnnouncements } from '../announce';

/** Says the title of a page that came without a new document, as a browser’s own navigation would. */
export function announceNewPages(): void {
  document.addEventListener('DOMContentLoaded', prepareAnnouncements);
  let { pathname } = location;
  document.addEventListener(events.changed, () => {
    if (location.pathname !== pathname) announce(document.querySelector('h1')?.textContent ?? '');
    ({ pathname } = location);
  });
}
