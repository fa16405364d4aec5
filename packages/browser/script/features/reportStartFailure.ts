import { messages } from '#startMessages';

/** Milliseconds in which React may still start after an error that may have another source. */
const graceMs = 1000;

/**
 * Shows a notice that React could not be loaded, with a button to try again: the page is readable, but some of its
 * controls do not work.
 *
 * @param signal Aborted when React has started after all.
 */
export function reportStartFailure(signal: AbortSignal): void {
  let notice: HTMLElement | null = null;
  const fail = (): void => {
    if (!signal.aborted) notice ??= showNotice();
  };
  // These errors may have another source, such as a browser extension.
  const failUnlessReady = (): void => {
    setTimeout(fail, graceMs);
  };
  // Loading errors do not bubble, but the window gets them in the capture phase.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fail();
      else if (target === window) failUnlessReady();
    },
    { capture: true, signal },
  );
  window.addEventListener('unhandledrejection', failUnlessReady, { signal });
  signal.addEventListener('abort', () => notice?.remove());
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
