import type { ClientModule } from '@docusaurus/types';
import { translate } from '@docusaurus/Translate';
import './progress.css';

/** Milliseconds after which a page that has not come yet is said to be on its way. */
const delay = 200;

const bar = 'page-progress';

/**
 * A bar and a spinner while a page is on its way, in the place of the theme’s, whose library does more than is needed.
 * Docusaurus forgets what one navigation has to undo when the next begins before the first has ended: the timer is kept
 * here.
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
  element.setAttribute('aria-label', translate({ id: 'progress.label', message: 'Chargement de la page' }));
  const spinner = document.createElement('div');
  spinner.className = 'spinner';
  element.append(spinner);
  document.body.append(element);
}

export default createProgress();
