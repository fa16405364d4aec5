/** Wraps the long lines of a code, or no longer, on a click on its button. */
export function wrapCode(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-wrap]') : null;
    const isWrapped = button?.closest('[data-code]')?.toggleAttribute('data-wrapped');
    button?.setAttribute('aria-pressed', String(isWrapped));
  });
}
