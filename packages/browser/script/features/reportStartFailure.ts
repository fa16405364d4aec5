import { messages } from '#messages';
import { events } from '../../shared/events.ts';

/** Milliseconds in which React may still start after an error that may have another source. */
const graceMs = 1000;

/**
 * Shows a notice that React could not be loaded, with a button to try again: the page is readable, but some of its
 * controls do not work.
 */
export function reportStartFailure(): void {
  if (STARTS_LATE) document.addEventListener(events.starting, report, { once: true });
  else report();
}

function report(): void {
  let isReady = false;
  let notice: HTMLElement | null = null;
  const fail = (): void => {
    if (!isReady) notice ??= showNotice();
  };
  document.addEventListener(events.ready, () => {
    isReady = true;
    notice?.remove();
  });
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
    true,
  );
  window.addEventListener('unhandledrejection', failUnlessReady);
}

/** Whether a script is the site’s. Another one, such as a blocked service of statistics, keeps React from nothing. */
function isOwn({ src }: HTMLScriptElement): boolean {
  return src.startsWith(`${location.origin}/`);
}

function showNotice(): HTMLElement {
  const notice = document.createElement('div');
  // The search looks for the second class.
  notice.className = 'site-notice start-failure';
  notice.role = 'alert';
  const retry = document.createElement('button');
  retry.dataset['static'] = '';
  retry.className = 'button button--primary button--sm';
  retry.textContent = messages.retry;
  retry.onclick = () => location.reload();
  notice.append(messages.startFailed, ' ', retry);
  document.body.append(notice);
  return notice;
}
