import { messages } from '../messages';
import { onNewPage } from '../onNewPage';
import { storeChoice, readChoice } from '../../shared/choice';

const key = 'schemas';
const unfolded = 'deplies';

/** Expands or collapses all details of a page’s schemas, and stores that choice for later pages. */
export function foldSchemas(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-fold-all]') : null;
    if (button === null) return;
    const isUnfolded = button.dataset['foldAll'] !== unfolded;
    storeChoice(key, isUnfolded ? unfolded : 'replies');
    for (const details of foldable()) details.open = isUnfolded;
    labelButtons(isUnfolded);
  });
  onNewPage(applyFolding);
}

/** Applies the stored choice. Schemas are collapsed by default, so only the choice to expand them changes the page. */
function applyFolding(): void {
  const isUnfolded = readChoice(key) === unfolded;
  if (isUnfolded) for (const details of foldable()) details.open = true;
  labelButtons(isUnfolded);
}

function foldable(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-fold]');
}

/** Labels the buttons by the state of the page, not by the stored choice: a browser may refuse storage. */
function labelButtons(isUnfolded: boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-fold-all]')) {
    button.dataset['foldAll'] = isUnfolded ? unfolded : '';
    button.textContent = isUnfolded ? messages.fold : messages.unfold;
  }
}
