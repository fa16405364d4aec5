import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** What this module and the router keep in the state of a history entry. */
interface EntryState {
  readonly key?: unknown;
  readonly scroll?: unknown;
}

/**
 * Returns to the scroll position of a history entry, even if the content comes after the browser has restored it: the
 * results of a search, or a page that has yet to be loaded. The position is stored in the entry itself.
 */
function createScrollMemory(): ClientModule {
  /** The position to keep while content arrives, until the visitor acts. */
  let wanted: number | null = null;
  /** The entry whose page is shown; entries that were not added by the router have no key. */
  let shownKey: unknown = null;

  const scroll = (): void => {
    if (wanted !== null) window.scrollTo(0, wanted);
  };
  const store = (): void => {
    const state = readState();
    // The entry is already that of the next page while that page is loading.
    if (wanted === null && state.key === shownKey) history.replaceState({ ...state, scroll: window.scrollY }, '');
  };
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    document.addEventListener(type, () => (wanted = null), { capture: true, passive: true });
  document.addEventListener('scrollend', store);
  // A link may be followed while the page still moves, or in a browser without the other event.
  document.addEventListener('click', store, true);
  new ResizeObserver(scroll).observe(document.getElementById('__docusaurus') ?? document.body);

  return {
    onRouteDidUpdate({ previousLocation }) {
      const { key, scroll: stored } = readState();
      shownKey = key;
      // The browser restores the position on a page that is complete without React, and the visitor may have moved since.
      const isLate = previousLocation !== null || document.querySelector('[data-needs-app]') !== null;
      wanted = isLate && typeof stored === 'number' ? stored : null;
      scroll();
    },
  };
}

function readState(): EntryState {
  return { ...(history.state as EntryState | null) };
}

export default ExecutionEnvironment.canUseDOM ? createScrollMemory() : {};
