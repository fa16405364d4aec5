import { events } from '../shared/events.ts';

/** Property of the history entry’s state with the positions of the details that are open. */
const stateName = 'openDetails';

/** Stores in each history entry which details are open, and opens them again when the visitor returns to it. */
export function keepDetails(): void {
  let isWaiting = false;
  const store = (): void => {
    isWaiting = false;
    const open = pageDetails().flatMap(({ open: isOpen }, position) => (isOpen ? position : []));
    history.replaceState({ ...(history.state as object | null), [stateName]: open }, '');
  };
  const storeOnce = (): void => {
    // Browsers limit how often this may be done, and one click can open all details of a page.
    if (!isWaiting) setTimeout(store);
    isWaiting = true;
  };
  document.addEventListener('toggle', storeOnce, true);
  document.addEventListener(events.changed, restore);
  restore();
  // The visitor may have opened some before React started.
  storeOnce();
}

function restore(): void {
  const state: unknown = history.state;
  const open = typeof state === 'object' && state !== null && stateName in state ? state[stateName] : null;
  if (!Array.isArray(open)) return;
  for (const [position, details] of pageDetails().entries()) if (open.includes(position)) details.open = true;
}

function pageDetails(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('article details:not([data-menu])')];
}
