import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';

/** Milliseconds before a page that is still loading gets a progress bar. Specified: `@progress-after-200ms`. */
const delay = 200;

const bar = 'page-progress';

/**
 * Creates a client module that shows a bar and a spinner while a page loads. Docusaurus’s own bar, which style sheets hide,
 * has no name, and stays when another navigation starts before the first has ended. The timer is shared by all navigations
 * because Docusaurus does not call the clean-up function of a navigation if the next one begins before it has ended.
 */
function createProgress(): ClientModule {
  let timer = 0;
  return {
    onRouteUpdate({ location, previousLocation }) {
      if (previousLocation === null || location.pathname === previousLocation.pathname) return;
      clearTimeout(timer);
      timer = window.setTimeout(show, delay);
    },

    onRouteDidUpdate() {
      clearTimeout(timer);
      document.getElementById(bar)?.remove();
    },
  };
}

function show(): void {
  if (document.getElementById(bar) !== null) return;
  const element = document.createElement('div');
  element.id = bar;
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-label', translate({ id: 'progress.label', message: 'Loading page' }));
  const spinner = document.createElement('div');
  spinner.className = 'spinner';
  element.append(spinner);
  document.body.append(element);
}

export default createProgress();
