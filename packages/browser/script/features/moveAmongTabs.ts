/** Selects the tab beside the focused one with the arrow keys. The click is repeated if React has not started. */
export function moveAmongTabs(): void {
  document.addEventListener('keydown', ({ key, target, altKey }) => {
    // With Alt, these keys go back and forward in the history.
    if (!(target instanceof HTMLElement) || !target.matches('[role="tab"]') || altKey) return;
    const sibling = siblings[key];
    const next = sibling === undefined ? null : target[sibling];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    next.click();
  });
}

const siblings: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
};
