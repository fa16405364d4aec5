import { messages } from '#messages';
import { onNewPage } from '../../onNewPage.ts';

const choice = '[data-release-choice]';

/**
 * Shows the changes between two chosen releases: the elements with the pair of their positions in `data-pairs`. The
 * address contains the choice, under the names of the fields; unknown values in it are ignored.
 */
export function chooseReleases(): void {
  onNewPage(() => {
    const fields = findFields();
    if (fields === undefined) return;
    const parameters = new URLSearchParams(location.search);
    for (const field of fields) choose(field, parameters.get(field.name));
    show(...fields);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || target.closest(choice) === null) return;
    const fields = findFields();
    if (fields === undefined) return;
    const address = new URL(location.href);
    for (const { name, value } of fields) address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
    show(...fields);
  });
}

type Fields = readonly [from: HTMLSelectElement, to: HTMLSelectElement];

function findFields(): Fields | undefined {
  const [from, to] = document.querySelectorAll<HTMLSelectElement>(`${choice} select`);
  return from === undefined || to === undefined ? undefined : [from, to];
}

function choose(field: HTMLSelectElement, version: string | null): void {
  const index = [...field.options].findIndex(({ value }) => value === version);
  if (index !== -1) field.selectedIndex = index;
}

function show(from: HTMLSelectElement, to: HTMLSelectElement): void {
  const [first, last] = [from.selectedIndex, to.selectedIndex];
  const [older, newer] = first > last ? [last, first] : [first, last];
  const changes = document.querySelectorAll<HTMLElement>('[data-pairs]');
  for (const change of changes) {
    change.hidden = change.dataset['pairs']?.split(' ').includes(`${older}-${newer}`) !== true;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-compared-group]')) {
    group.hidden = countShown(group) === 0;
  }
  const output = from.closest(choice)?.querySelector('output');
  if (output === null || output === undefined) return;
  const titleOf = (index: number) => from.options[index]?.text ?? '';
  if (older === newer) output.textContent = messages.sameRelease(titleOf(older));
  else {
    const counts = [countShown(document), countShown(document.querySelector('[data-breaking]'))] as const;
    const summary = messages.compared(titleOf(older), titleOf(newer), ...counts);
    output.textContent = first > last ? `${messages.reversedReleases} ${summary}` : summary;
  }
}

function countShown(within: ParentNode | null): number {
  return within?.querySelectorAll('[data-pairs]:not([hidden])').length ?? 0;
}
