/** The members of a history entry’s state that this module and the router write. */
interface EntryState {
  readonly key?: unknown;
  readonly scroll?: unknown;
}

/**
 * Stores the scroll position in each history entry.
 *
 * @returns Function that returns to the position of the current entry, and keeps it until the visitor acts. Call it when
 *   the page of an entry is shown: content may come after the browser has restored the position.
 */
export function keepScroll(): (isLate: boolean) => void {
  let wanted: unknown;
  let shown: EntryState = readState();
  const scroll = (): void => {
    if (typeof wanted === 'number') window.scrollTo(0, wanted);
  };
  const store = (): void => {
    const state = readState();
    // The entry is already that of the next page while that page is loading. Entries from before React have no key.
    if (wanted === undefined && state.key === shown.key) history.replaceState({ ...state, scroll: window.scrollY }, '');
  };
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    document.addEventListener(type, () => (wanted = undefined), true);
  document.addEventListener('scrollend', store);
  // A link may be followed while the page still moves, or in a browser without the other event.
  document.addEventListener('click', store, true);
  new ResizeObserver(scroll).observe(document.getElementById('__docusaurus') ?? document.body);
  return (isLate) => {
    shown = readState();
    wanted = isLate ? shown.scroll : undefined;
    scroll();
  };
}

function readState(): EntryState {
  return { ...(history.state as EntryState | null) };
}
