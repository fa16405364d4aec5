import type { ClientModule } from '@docusaurus/types';
import { events } from '../events';

/** Tells the page script when React has started, and when it has changed the page. */
const pageEvents: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // Docusaurus would load every page that a visible link leads to; the page script asks for those that are aimed at.
    if (previousLocation === null) window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },

  onRouteDidUpdate({ previousLocation, location }) {
    if (previousLocation === null) document.dispatchEvent(new Event(events.ready));
    else if (previousLocation.pathname !== location.pathname || previousLocation.hash !== location.hash) {
      document.dispatchEvent(new Event(events.changed));
    }
  },
};

export default pageEvents;
