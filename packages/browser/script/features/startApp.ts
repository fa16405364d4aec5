import { events } from '../../shared/events';
import { isCalled } from '../onIntent';
import { messages } from '../messages';
import { rememberTypedTexts } from './typedTexts';
import { highlightParameter } from '../../shared/highlightParameter';

/** What only React answers to: its buttons, and links that are buttons in disguise. */
const appControls = 'button:not([data-static]), [role="button"], a[href="#"]';

/** Pages that are nothing without React say so. */
const needsApp = '[data-needs-app]';

/** Milliseconds that React has, after an error, to start all the same. */
const graceMs = 1000;

/**
 * Loads React when the visitor turns to something that needs it; what is clicked before it answers is clicked again when
 * it does. Texts that are typed stay in their fields, where React finds them, or are typed again into its own.
 */
export function startApp(): void {
  const { app } = document.documentElement.dataset;
  // While developing, React is there from the start.
  if (app === undefined) return;
  const controller = new AbortController();
  const { signal } = controller;
  const clicked: (() => void)[] = [];
  const typeAgain = rememberTypedTexts(signal);
  let isStarted = false;
  let notice: HTMLElement | null = null;

  const load = (): void => {
    for (const address of app.split(' ')) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    // React takes a page over that is there as a whole.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
    else load();
  };

  isCalled('a[href], button:not([data-static]), [role="button"], input, select, textarea', start, signal);

  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(appControls) : null;
      if (control === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const place = controls().indexOf(control);
      // In the place of the not-found page, React draws a page of its own.
      clicked.push(() => (control.isConnected ? control : controls()[place])?.click());
      start();
    },
    { capture: true, signal },
  );

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('[role="search"] input')?.focus();
    },
    { signal },
  );

  const fail = (): void => {
    if (isStarted && !signal.aborted) notice ??= showFailure();
  };
  // Errors of loading do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fail();
    },
    { capture: true, signal },
  );
  // These may be of something else, such as an extension of the browser: React may start all the same.
  const failUnlessReady = (): void => {
    setTimeout(fail, graceMs);
  };
  window.addEventListener('error', failUnlessReady, { signal });
  window.addEventListener('unhandledrejection', failUnlessReady, { signal });

  document.addEventListener(
    events.ready,
    () => {
      controller.abort();
      notice?.remove();
      document.documentElement.removeAttribute('data-app');
      // At once: the next key is pressed already.
      typeAgain();
      // After the effects that React runs when it has shown the page: they would undo what a click does.
      requestAnimationFrame(() => setTimeout(() => clicked.forEach((click) => click())));
    },
    { signal },
  );

  document.addEventListener('DOMContentLoaded', () => {
    const asksForMarks = new URLSearchParams(location.search).has(highlightParameter);
    if (asksForMarks || document.querySelector(needsApp) !== null) start();
  });
}

function controls(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(appControls)];
}

/** The page still reads; what needs React says why it does not answer, and how to try again. */
function showFailure(): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'start-failure';
  notice.setAttribute('role', 'alert');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.dataset['static'] = '';
  retry.className = 'button button--primary button--sm';
  retry.textContent = messages.retry;
  retry.addEventListener('click', () => location.reload());
  notice.append(messages.startFailed, ' ', retry);
  document.body.append(notice);
  return notice;
}
