import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { events, highlightWords } from '@apidoc/browser';

/**
 * Marks the words of a search on the page that a result links to, and removes the marks when the visitor leaves the
 * page. They are marked again at each visit, because the visitor may have removed them since.
 */
function createHighlightModule(): ClientModule {
  let leave = (): void => undefined;
  const mark = (): void => {
    leave();
    leave = markWhenLoaded(highlightWords());
  };
  // A page that could not be loaded at first appears later without a change of URL.
  if (ExecutionEnvironment.canUseDOM) document.addEventListener(events.changed, mark);
  return {
    onRouteDidUpdate({ location, previousLocation }) {
      // A link to a section of the page keeps the marks.
      const isSamePage = location.pathname === previousLocation?.pathname;
      if (!isSamePage || highlightWords().length > 0) mark();
    },
  };
}

/**
 * Marks the words once the module is loaded.
 *
 * @returns A function that removes the marks, or prevents them if they are not there yet.
 */
function markWhenLoaded(words: readonly string[]): () => void {
  if (words.length === 0) return () => undefined;
  let hasLeft = false;
  let clear = (): void => undefined;
  import('./highlight').then(
    ({ highlight }) => {
      if (!hasLeft) clear = highlight(words);
    },
    // The page is complete without marks.
    (error: unknown) => console.warn(error),
  );
  return () => {
    hasLeft = true;
    clear();
  };
}

export default createHighlightModule();
