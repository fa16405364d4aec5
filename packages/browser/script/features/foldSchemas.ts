import { messages } from '../messages';
import { onNewPage } from '../onNewPage';
import { keepChoice, readChoice } from '../../shared/choice';

const key = 'schemas';
const unfolded = 'deplies';

/** Unfolds or folds all that a page’s schemas hold, and keeps that choice for the next pages. */
export function foldSchemas(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-fold-all]') : null;
    if (button === null) return;
    const isUnfolded = button.dataset['foldAll'] !== unfolded;
    keepChoice(key, isUnfolded ? unfolded : 'replies');
    for (const details of foldable()) details.open = isUnfolded;
    labelButtons(isUnfolded);
  });
  onNewPage(applyFolding);
}

/** Folded is how a page comes: only the other choice changes it. */
function applyFolding(): void {
  const isUnfolded = readChoice(key) === unfolded;
  if (isUnfolded) for (const details of foldable()) details.open = true;
  labelButtons(isUnfolded);
}

function foldable(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-fold]');
}

/** The buttons know how the page is: a browser may refuse to keep the choice. */
function labelButtons(isUnfolded: boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-fold-all]')) {
    button.dataset['foldAll'] = isUnfolded ? unfolded : '';
    button.textContent = isUnfolded ? messages.fold : messages.unfold;
  }
}
