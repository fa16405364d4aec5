import type { ClientModule } from '@docusaurus/types';
import { takeOverLinks } from '@apidoc/docusaurus/client';
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

/** From now on, the page script asks Docusaurus for the pages that links lead to. */
function takeOver(): void {
  document.dispatchEvent(new CustomEvent(events.ready, { detail: { preload: takeOverLinks() } }));
}
