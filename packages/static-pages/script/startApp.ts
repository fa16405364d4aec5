import { events, highlightWords } from '@reliure/browser';
import { onIntent } from './onIntent.ts';
import { appControls } from './replayClicks.ts';

/** Controls that React improves, if only by showing the next page without a new document. */
const controls =
  'a[href], button:not([data-static]), [role="button"], input:not([data-static]), select:not([data-static]), textarea';

/** Matches an element of pages that do not work without React. */
const needsApp = '[data-needs-app]';

/** Whether the page does not have the target of its fragment, which React reports. */
function lacksTarget(): boolean {
  return location.hash !== '' && document.querySelector('[data-revealed=""]') === null;
}

/**
 * Loads React when the visitor is about to use something that needs it, and at once on a page that does not work
 * without it.
 */
export function startApp(): void {
  const { app } = document.documentElement.dataset;
  // In development, React runs from the start.
  if (app === undefined) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    document.dispatchEvent(new Event(events.starting));
    // React can only hydrate a complete page.
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
    if (highlightWords().length > 0 || lacksTarget() || document.querySelector(needsApp) !== null) start();
  });
  // After a reload, the entries that React has added to a document still belong to it: the browser changes only the address.
  window.addEventListener('popstate', start);
  document.addEventListener(
    events.ready,
    () => {
      waiting.abort();
      document.documentElement.removeAttribute('data-app');
    },
    { signal },
  );
}

/**
 * Loads the scripts of React.
 *
 * @param app URLs of the scripts, in order, separated by spaces.
 */
function load(app: string): void {
  for (const address of app.split(' ')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.head.append(script);
  }
}
