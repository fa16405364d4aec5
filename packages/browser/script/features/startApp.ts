import { events } from '../../shared/events';
import { highlightParameter } from '../../shared/highlightParameter';
import { onIntent } from '../onIntent';
import { reportStartFailure } from '../reportStartFailure';
import { appControls } from './keepClicks';

/** Whatever React makes better, if only by going to the next page without a new document. */
const controls = 'a[href], button:not([data-static]), [role="button"], input, select, textarea';

/** Pages that are nothing without React say so. */
const needsApp = '[data-needs-app]';

/** Loads React when the visitor turns to something that needs it, and at once on a page that is nothing without it. */
export function startApp(): void {
  const { app } = document.documentElement.dataset;
  // While developing, React is there from the start.
  if (app === undefined) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    reportStartFailure(signal);
    // React takes over a page that is there as a whole.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => load(app));
    else load(app);
  };
  onIntent(controls, start, signal);
  // Screen readers and other tools click without a mouse.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(appControls) !== null) start();
    },
    { capture: true, signal },
  );
  document.addEventListener('DOMContentLoaded', () => {
    const asksForMarks = new URLSearchParams(location.search).has(highlightParameter);
    if (asksForMarks || document.querySelector(needsApp) !== null) start();
  });
  document.addEventListener(
    events.ready,
    () => {
      waiting.abort();
      document.documentElement.removeAttribute('data-app');
    },
    { signal },
  );
}

/** @param app Addresses of React’s scripts, in their order, with spaces between them. */
function load(app: string): void {
  for (const address of app.split(' ')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.head.append(script);
  }
}
