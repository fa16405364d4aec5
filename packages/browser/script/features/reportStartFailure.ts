import { messages } from '#messages';
import { events } from '../../shared/events.ts';
import { isStatic } from '../isStatic.ts';

/** Milliseconds in which React may still start after an error that may have another source. */
const graceMs = 1000;

/**
 * Shows a notice that React could not be loaded, with a button to try again: the page is readable, but some of its
 * controls do not work.
 */
export function reportStartFailure(): void {
  if (isStatic()) document.addEventListener(events.starting, report, { once: true });
  else report();
}

function report(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let notice: HTMLElement | null = null;
  const fail = (): void => {
    if (!signal.aborted) notice ??= showNotice();
  };
  document.addEventListener(
    events.ready,
    () => {
      waiting.abort();
      notice?.remove();
    },
    { signal },
  );
  // These errors may have another source, such as a browser extension.
  const failUnlessReady = (): void => {
    setTimeout(fail, graceMs);
  };
  // Loading errors do not bubble, but the window gets them in the capture phase.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwn(target)) fail();
      else if (target === window) failUnlessReady();
    },
    { capture: true, signal },
  );
  window.addEventListener('unhandledrejection', failUnlessReady, { signal });
}

/** Whether a script is the site’s. Another one, such as a blocked service of statistics, keeps React from nothing. */
function isOwn({ src }: HTMLScriptElement): boolean {
  return new URL(src, location.href).origin === location.origin;
}

function showNotice(): HTMLElement {
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
