import { messages } from './messages';
import { keepChoice, readChoice } from './store';

const key = 'schemas';
const unfolded = 'deplies';

/** Unfolds or folds all that a page’s schemas hold, and keeps that choice for the next pages. */
export function installFolding(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-fold-all]') : null;
    if (button === null) return;
    keepChoice(key, readChoice(key) === unfolded ? 'replies' : unfolded);
    for (const details of foldable()) details.open = readChoice(key) === unfolded;
    nameButtons();
  });
}

/** Folded is how a page comes: only the other choice changes it. */
export function applyFolding(): void {
  if (readChoice(key) === unfolded) for (const details of foldable()) details.open = true;
  nameButtons();
}

function foldable(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-fold]');
}

function nameButtons(): void {
  const text = readChoice(key) === unfolded ? messages.fold : messages.unfold;
  for (const button of document.querySelectorAll('[data-fold-all]')) button.textContent = text;
}
