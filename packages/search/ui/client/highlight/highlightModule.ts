import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { events } from '@apidoc/browser';
import { highlightParameter } from '@apidoc/browser/urls';

/**
 * Marks the words that a search led to on the page that it led to, and takes the marks away when that page is left. Each
 * way to it marks them: the visitor may have taken the marks away since.
 */
function createHighlightModule(): ClientModule {
  let leave = (): void => undefined;
  const mark = (): void => {
    leave();
    leave = markWhenLoaded(new URLSearchParams(window.location.search).getAll(highlightParameter));
  };
  // A page that did not come at first comes without a new address.
  if (ExecutionEnvironment.canUseDOM) document.addEventListener(events.changed, mark);
  return { onRouteDidUpdate: mark };
}

/** @returns What takes the marks away, or keeps them from coming. */
function markWhenLoaded(words: readonly string[]): () => void {
  if (words.length === 0) return () => undefined;
  let isLeft = false;
  let clear = (): void => undefined;
  import('./highlight').then(
    ({ highlight }) => {
      if (!isLeft) clear = highlight(words);
    },
    // The page reads as well without marks.
    (error: unknown) => console.warn(error),
  );
  return () => {
    isLeft = true;
    clear();
  };
}

export default createHighlightModule();
