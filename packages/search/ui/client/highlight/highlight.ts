import { translate } from '@docusaurus/Translate';
import { highlightParameter } from '@apidoc/browser/urls';
import { markWords } from './markWords';
import styles from './highlight.module.css';

/**
 * Marks words in the page’s main text, and shows a button that removes the marks.
 *
 * @returns A function that removes both.
 */
export function highlight(words: readonly string[]): () => void {
  const unmark = markWords(words);
  if (unmark === null) return () => undefined;
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
    removeWordsFromUrl();
  });
  document.body.append(button);
  return clear;
}

/** Removes the words from the URL, so that reloading or sharing it does not bring the marks back. */
function removeWordsFromUrl(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(highlightParameter);
  window.history.replaceState(window.history.state, '', address);
}
