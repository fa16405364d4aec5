import type { ClientModule } from '@docusaurus/types';
import { events } from '../shared/events';

/**
 * Tells the page script when React has started, and when it has changed the page, or the place in it. The page that
 * Docusaurus calls the previous one may never have been shown: a link can be followed twice before its page has come.
 */
function createPageEvents(): ClientModule {
  let shown: Pick<Location, 'pathname' | 'hash'> | null = null;
  return {
    onRouteDidUpdate({ location }) {
      if (shown === null) takeOver();
      else if (shown.pathname !== location.pathname) document.dispatchEvent(new Event(events.changed));
      else if (shown.hash !== location.hash) document.dispatchEvent(new Event(events.moved));
      shown = location;
    },
  };
}

export default createPageEvents();

/**
 * Docusaurus would load every page that a visible link leads to, and every one that the mouse passes over; the page script
 * asks for those that are aimed at.
 */
function takeOver(): void {
  const { preload } = window.docusaurus;
  window.docusaurus = { prefetch: () => false, preload: () => false };
  document.dispatchEvent(new CustomEvent(events.ready, { detail: { preload } }));
}
