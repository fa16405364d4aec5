/** Focuses the search box on Ctrl+K or Cmd+K. */
export function focusSearch(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    event.preventDefault();
    const input = document.querySelector<HTMLInputElement>('[role="search"] input');
    input?.focus();
    input?.select();
    // A visitor who has closed the list still has the focus in the box, so focusing it would not open the list again.
    input?.click();
  });
}
