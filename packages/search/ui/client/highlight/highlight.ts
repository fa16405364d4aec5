import { keepHighlightWords } from '@reliure/browser';
import { addHighlights } from './addHighlights.ts';

/** Milliseconds for which highlights are shown, once they are in view. */
const shownFor = 6000;

const fadingFor = 1000;

/**
 * Highlights words in the passage that was found, and removes them from the URL. The highlights fade once the visitor has
 * seen them.
 *
 * @returns A function that removes them.
 */
export function highlight(words: readonly string[]): () => void {
  const { marks, remove } = addHighlights(words);
  // Without an article, the page is not loaded yet.
  if (marks.length > 0 || document.querySelector('article') !== null) keepHighlightWords(marks.length > 0 ? words : []);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    remove();
    keepHighlightWords([]);
  };
  const fade = (): void => {
    for (const mark of marks)
      mark.animate({ backgroundColor: 'transparent' }, { duration: fadingFor, fill: 'forwards' });
    timer = setTimeout(end, fadingFor);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(fade, shownFor);
  });
  for (const mark of marks.slice(0, 1)) observer.observe(mark);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    remove();
  };
}
