import type { ClientModule } from '@docusaurus/types';
import { events } from '../shared/events.ts';
import { keepDetails } from './keepDetails.ts';
import { keepScroll } from './keepScroll.ts';

/**
 * Notifies the page script when React has started, and when React has changed the page or the fragment. The page shown
 * last is recorded here, because the previous location of Docusaurus may never have been shown: a link can be followed
 * twice before its page has loaded.
 */
function createPageEvents(): ClientModule {
  let shown: Pick<Location, 'pathname' | 'hash'> | null = null;
  let restoreScroll: ReturnType<typeof keepScroll> | null = null;
  return {
    onRouteDidUpdate({ location }) {
      if (shown === null) {
        document.dispatchEvent(new Event(events.ready));
        keepDetails();
      } else if (shown.pathname !== location.pathname) document.dispatchEvent(new Event(events.changed));
      else if (shown.hash !== location.hash) document.dispatchEvent(new Event(events.moved));
      restoreScroll ??= keepScroll();
      // The browser restores the position on a page that is complete without React, and the visitor may have moved since.
      restoreScroll(shown !== null || document.querySelector('[data-needs-app]') !== null);
      shown = location;
    },
  };
}

export default createPageEvents();
