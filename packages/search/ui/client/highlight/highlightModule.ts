import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { events, highlightWords } from '@reliure/browser';

/**
 * Highlights the words of a search on the page that a result links to, and removes the highlights when the visitor
 * leaves the page. The words are highlighted again at each visit, because the visitor may have removed the highlights.
 */
function createHighlightModule(): ClientModule {
  let leave = (): void => undefined;
  const update = (): void => {
    leave();
    leave = highlightWhenLoaded(highlightWords());
  };
  // A page that could not be loaded at first appears later without a change of URL.
  if (ExecutionEnvironment.canUseDOM) document.addEventListener(events.changed, update);
  return {
    onRouteDidUpdate({ location, previousLocation }) {
      // A link to a section of the page keeps the highlights.
      const isSamePage = location.pathname === previousLocation?.pathname;
      if (!isSamePage || highlightWords().length > 0) update();
    },
  };
}

/**
 * Highlights the words once the module is loaded.
 *
 * @returns A function that removes the highlights, or prevents them if they are not there yet.
 */
function highlightWhenLoaded(words: readonly string[]): () => void {
  if (words.length === 0) return () => undefined;
  let hasLeft = false;
  let clear = (): void => undefined;
  import('./highlight.ts').then(
    ({ highlight }) => {
      if (!hasLeft) clear = highlight(words);
    },
    // The page is complete without highlights.
    (error: unknown) => console.warn(error),
  );
  return () => {
    hasLeft = true;
    clear();
  };
}

export default createHighlightModule();
