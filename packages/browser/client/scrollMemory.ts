import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Milliseconds of rest after which a movement has ended: browsers limit how often an entry may change. */
const restMs = 150;

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
  let timer = 0;

  const scroll = (): void => {
    if (wanted !== null) window.scrollTo({ top: wanted, behavior: 'instant' });
  };
  const store = (): void => {
    // The entry is already that of the next page while that page is loading.
    if (wanted !== null || readState().key !== shownKey) return;
    history.replaceState({ ...readState(), scroll: window.scrollY }, '');
  };
  const onScroll = (): void => {
    // Something else has scrolled, because the page is long enough.
    const { scrollHeight, clientHeight } = document.documentElement;
    if (wanted !== null && window.scrollY !== wanted && wanted <= scrollHeight - clientHeight) wanted = null;
    if (timer === 0) store();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      timer = 0;
      store();
    }, restMs);
  };
  const options = { capture: true, passive: true };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    document.addEventListener(type, () => (wanted = null), options);
  document.addEventListener('scroll', onScroll, options);
  // A link may be followed before the movement has ended.
  document.addEventListener('click', store, options);
  const root = document.getElementById('__docusaurus');
  if (root !== null) new ResizeObserver(scroll).observe(root);

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
