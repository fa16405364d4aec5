import { translate } from '@docusaurus/Translate';
import { keepHighlightWords } from '@reliure/browser';
import { addHighlights } from './addHighlights.ts';
import styles from './highlight.module.css';

/**
 * Highlights words in the page’s main text, removes them from the URL, and shows a button that removes the highlights.
 *
 * @returns A function that removes both.
 */
export function highlight(words: readonly string[]): () => void {
  const removeHighlights = addHighlights(words);
  if (removeHighlights === null) return () => undefined;
  keepHighlightWords(words);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--secondary button--sm ${styles.clear}`;
  button.textContent = translate({ id: 'search.highlight.clear', message: 'Clear highlights' });
  const clear = (): void => {
    removeHighlights();
    button.remove();
  };
  button.addEventListener('click', () => {
    clear();
    keepHighlightWords([]);
  });
  document.body.append(button);
  return clear;
}
