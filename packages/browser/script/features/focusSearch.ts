/** Focuses the search box on Ctrl+K or Cmd+K, until React does. */
export function focusSearch(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // The attribute is removed when React handles keys. In development, that is from the start.
    if (document.documentElement.dataset['app'] === undefined) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>('[role="search"] input')?.focus();
  });
}
