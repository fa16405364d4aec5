import { Window } from 'happy-dom';
import { vi } from 'vitest';

/** A page of the site, until the test ends. Its clock is that of the test. */
export function openPage(body = '', { search = '' } = {}) {
  const window = new Window({
    url: `https://site.example/api/creer${search}`,
    settings: { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
  });
  const { document } = window;
  document.body.innerHTML = body;
  Object.defineProperty(window, 'setTimeout', {
    value: (call: (value: unknown) => void, ms: number, value: unknown) => setTimeout(() => call(value), ms),
  });
  for (const name of ['document', 'location', 'history', 'Element', 'Event', 'HTMLScriptElement'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    call();
  });

  /** Dispatches an event on the element that a selector matches, or on the document. @returns The event afterwards. */
  function fire(type: string, selector?: string, members: Readonly<Record<string, unknown>> = {}) {
    const event = new window.Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, members);
    const target = selector === undefined ? document : document.querySelector(selector);
    if (target === null) throw new Error(`No element matches ${selector}.`);
    target.dispatchEvent(event);
    return event;
  }
  return { window, document, fire };
}
