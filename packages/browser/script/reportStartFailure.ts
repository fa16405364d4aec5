import { messages } from './messages';

/** Milliseconds that React has, after an error that may not be its own, to start all the same. */
const graceMs = 1000;

/**
 * Says that React could not be loaded, and how to try again: the page still reads, but not all of it answers.
 *
 * @param signal Aborted when React has started after all.
 */
export function reportStartFailure(signal: AbortSignal): void {
  let notice: HTMLElement | null = null;
  const fail = (): void => {
    if (!signal.aborted) notice ??= showNotice();
  };
  // These may be of something else, such as an extension of the browser.
  const failUnlessReady = (): void => {
    setTimeout(fail, graceMs);
  };
  // Errors of loading do not bubble; they come to the window on their way down.
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
