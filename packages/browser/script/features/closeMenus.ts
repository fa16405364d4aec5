/** Closes an open menu on Escape, and when something outside of it is clicked. Without this, only its button does. */
export function closeMenus(): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    // A click from before React started is repeated, perhaps after the menu was opened.
    if (!isTrusted) return;
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
}

function openMenus(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
}
