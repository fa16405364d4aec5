import type { ClientModule } from '@docusaurus/types';
import { events } from '../events';

/** Tells the page script when React has started, and when it has changed the page, or the place in it. */
const pageEvents: ClientModule = {
  onRouteDidUpdate({ previousLocation, location }) {
    if (previousLocation === null) takeOver();
    else if (previousLocation.pathname !== location.pathname) document.dispatchEvent(new Event(events.changed));
    else if (previousLocation.hash !== location.hash) document.dispatchEvent(new Event(events.moved));
  },
};

export default pageEvents;

/**
 * Docusaurus would load every page that a visible link leads to, and every one that the mouse passes over; the page script
 * asks for those that are aimed at.
 */
function takeOver(): void {
  const { preload } = window.docusaurus;
  window.docusaurus = { prefetch: () => false, preload: () => false };
  document.dispatchEvent(new CustomEvent(events.ready, { detail: { preload } }));
}
