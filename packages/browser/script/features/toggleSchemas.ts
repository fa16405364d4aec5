import { messages } from '#messages';
import { onNewPage } from '../onNewPage.ts';
import { collapsed, expanded, schemasKey } from '#storage';
import { storeChoice, readChoice } from '../../shared/choice.ts';

/** Expands or collapses all details of a page’s schemas, and stores that choice for later pages. */
export function toggleSchemas(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-expand-all]') : null;
    if (button === null) return;
    const isExpanded = button.dataset['expandAll'] !== expanded;
    storeChoice(schemasKey, isExpanded ? expanded : collapsed);
    for (const details of collapsible()) details.open = isExpanded;
    labelButtons(isExpanded);
  });
  onNewPage(applyChoice);
}

/** Applies the stored choice. Schemas are collapsed by default, so only the choice to expand them changes the page. */
function applyChoice(): void {
  const isExpanded = readChoice(schemasKey) === expanded;
  if (isExpanded) for (const details of collapsible()) details.open = true;
  labelButtons(isExpanded);
}

function collapsible(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>('details[data-collapsible]');
}

/** Labels the buttons by the state of the page, not by the stored choice: a browser may refuse storage. */
function labelButtons(isExpanded: boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-expand-all]')) {
    button.dataset['expandAll'] = isExpanded ? expanded : '';
    button.textContent = isExpanded ? messages.collapseAll : messages.expandAll;
  }
}
