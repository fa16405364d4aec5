/**
 * Moves the focus to the main content when the skip link is followed. The theme’s own handler is not called: it makes
 * the content unfocusable again at once, so that some browsers continue from the start of the page.
 */
export function skipToContent(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('[data-skip-to-content]') : null;
      const main = document.querySelector('main');
      if (link === null || main === null) return;
      event.preventDefault();
      event.stopPropagation();
      main.tabIndex = -1;
      main.focus();
    },
    { capture: true },
  );
}
