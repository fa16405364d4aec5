import { translate } from '@docusaurus/Translate';
import { keepHighlightWords } from '@apidoc/browser';
import { markWords } from './markWords';
import styles from './highlight.module.css';

/**
 * Marks words in the page’s main text, removes them from the URL, and shows a button that removes the marks.
 *
 * @returns A function that removes both.
 */
export function highlight(words: readonly string[]): () => void {
  const unmark = markWords(words);
  if (unmark === null) return () => undefined;
  keepHighlightWords(words);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--secondary button--sm ${styles.clear}`;
  button.textContent = translate({ id: 'search.highlight.clear', message: 'Effacer le surlignage' });
  const clear = (): void => {
    unmark();
    button.remove();
  };
  button.addEventListener('click', () => {
    clear();
    keepHighlightWords([]);
  });
  document.body.append(button);
  return clear;
}
