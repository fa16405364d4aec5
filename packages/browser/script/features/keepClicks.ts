import { events } from '../../shared/events';

/** What only React answers to: its buttons, and links that are buttons in disguise. */
export const appControls = 'button:not([data-static]), [role="button"], a[href="#"]';

/** Keeps clicks on what only React answers to, and clicks again when it is there: React keeps the built page’s elements. */
export function keepClicks(): void {
  // While developing, React is there from the start.
  if (document.documentElement.dataset['app'] === undefined) return;
  const waiting = new AbortController();
  const clicked: HTMLElement[] = [];
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(appControls) : null;
      if (control === null) return;
      event.preventDefault();
      event.stopPropagation();
      clicked.push(control);
    },
    { capture: true, signal: waiting.signal },
  );
  document.addEventListener(
    events.ready,
    () => {
      waiting.abort();
      // After the effects that React runs when it has shown the page: they would undo what a click does.
      requestAnimationFrame(() => setTimeout(() => clicked.forEach((control) => control.click())));
    },
    { once: true },
  );
}
