import { messages } from '#messages';
import { keepParameters } from '../../keepParameters.ts';
import { onNewPage } from '../../onNewPage.ts';

const choice = '[data-release-choice]';

/**
 * Shows the changes between two chosen releases: the elements with the pair of their positions in `data-pairs`, and the
 * chosen group in `data-groups`. The address contains the choice, under the names of the fields. A link to a change chooses
 * releases that show it.
 */
export function chooseReleases(): void {
  onNewPage(() => {
    const fields = findFields();
    if (fields === undefined) return;
    const parameters = new URLSearchParams(location.search);
    const unknown = fields.flatMap((field) => {
      const value = parameters.get(field.name);
      return value === null || choose(field, value) ? [] : [messages.unknownRelease(value)];
    });
    chooseForTarget(fields);
    show(fields, unknown);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof Element) || target.closest(choice) === null) return;
    const fields = findFields();
    if (fields === undefined) return;
    keepParameters(fields);
    show(fields);
  });
}

type Fields = readonly [from: HTMLSelectElement, to: HTMLSelectElement, group: HTMLSelectElement];

function findFields(): Fields | undefined {
  const [from, to, group] = document.querySelectorAll<HTMLSelectElement>(`${choice} select`);
  return from === undefined || to === undefined || group === undefined ? undefined : [from, to, group];
}

/** Chooses a value, and returns whether the field has it. */
function choose(field: HTMLSelectElement, wanted: string): boolean {
  const option = [...field.options].find(({ value }) => value === wanted);
  if (option !== undefined) option.selected = true;
  return option !== undefined;
}

/** Chooses releases that show the change that the fragment names, if the chosen ones do not. */
function chooseForTarget(fields: Fields): void {
  const change = document.getElementById(location.hash.slice(1));
  const [pair] = change?.dataset['pairs']?.split(' ') ?? [];
  if (change === null || pair === undefined || isShown(change, fields)) return;
  const [from, to, group] = fields;
  const [older = 0, newer = 0] = pair.split('-').map(Number);
  from.selectedIndex = older;
  to.selectedIndex = newer;
  group.selectedIndex = 0;
}

function isShown({ dataset: { pairs = '', groups = '' } }: HTMLElement, [from, to, group]: Fields): boolean {
  const pair = [from.selectedIndex, to.selectedIndex].toSorted((one, other) => one - other).join('-');
  const isOfGroup = group.value === '' || groups === '' || groups.split(' ').includes(group.value);
  return isOfGroup && pairs.split(' ').includes(pair);
}

/** @param notes What is said before the result. */
function show(fields: Fields, notes: readonly string[] = []): void {
  const changes = document.querySelectorAll<HTMLElement>('[data-pairs]');
  for (const change of changes) change.hidden = !isShown(change, fields);
  for (const group of document.querySelectorAll<HTMLElement>('[data-compared-group]')) {
    group.hidden = countShown(group) === 0;
  }
  const output = fields[0].closest(choice)?.querySelector('output');
  if (output !== null && output !== undefined) output.textContent = [...notes, toSummary(fields)].join(' ');
}

/** Returns a sentence about the changes, from the older release to the newer one in any case. */
function toSummary([from, to, group]: Fields): string {
  const [older, newer] = from.selectedIndex < to.selectedIndex ? [from, to] : [to, from];
  const [first, last] = [chosenText(older), chosenText(newer)];
  if (first === last) return messages.sameRelease(first);
  const breaking = document.querySelector('[data-breaking]');
  const groupTitle = group.value === '' ? '' : chosenText(group);
  return messages.compared(first, last, groupTitle, countShown(document), countShown(breaking));
}

function chosenText({ selectedOptions }: HTMLSelectElement): string {
  return selectedOptions[0]?.text ?? '';
}

function countShown(within: ParentNode | null): number {
  return within?.querySelectorAll('[data-pairs]:not([hidden])').length ?? 0;
}
