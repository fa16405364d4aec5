import { storeChoice, readChoice } from '../../../shared/choice.ts';
import { onNewPage } from '../../onNewPage.ts';
import { languageKey } from '#storage';

const choices = '[data-sample-language]';

/** Stores the language of samples that the visitor selects, and applies it to every page and every tab. */
export function storeSampleLanguage(): void {
  document.addEventListener('change', ({ target }) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isControl && target.matches(choices)) {
      storeChoice(languageKey, target.value);
      choose(target.value);
    }
  });
  window.addEventListener('storage', (event) => {
    if (event.key === languageKey) applyLanguage();
  });
  onNewPage(applyLanguage);
}

/** Shows all samples of the page in the stored language, if there is one. */
function applyLanguage(): void {
  choose(readChoice(languageKey));
}

function choose(language: string | null): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(`input${choices}`)) {
    if (input.value === language) input.checked = true;
  }
  for (const option of document.querySelectorAll<HTMLOptionElement>(`${choices} > option`)) {
    if (option.value === language) option.selected = true;
  }
}
