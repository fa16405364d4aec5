import { events } from '@reliure/browser';

/** Controls that only React handles: its buttons, and links that act as buttons. */
export const appControls = 'button:not([data-static]), [role="button"], a[href="#"]';

/**
 * Stores clicks on controls that only React handles, and repeats them after hydration, which keeps the built elements.
 */
export function replayClicks(): void {
  const clicked: HTMLElement[] = [];
  document.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(appControls) : null;
      // The attribute is removed when React handles clicks. In development, that is from the start.
      if (control === null || document.documentElement.dataset['app'] === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      clicked.push(control);
    },
    { capture: true },
  );
  document.addEventListener(
    events.ready,
    // The clicks are repeated after the effects that run on hydration, which would undo them.
    () => requestAnimationFrame(() => setTimeout(() => clicked.forEach((control) => control.click()))),
    { once: true },
  );
}
