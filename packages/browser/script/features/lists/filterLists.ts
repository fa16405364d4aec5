import { toErrorNames } from '../../../shared/pastedError.ts';
import { events } from '../../../shared/events.ts';
import { messages } from '#messages';
import { toFilterWords } from './filterWords.ts';

const field = 'input[data-filter]';
const group = '[data-filter-group]';
const item = '[data-filter-item]';

/**
 * Filters a list as the visitor types. An item is shown if all typed words occur in the title of its group and its
 * `data-filter-item`, or its text if that is empty. If no item matches, the input is read as a pasted error: the first
 * name in it that an item contains, such as a code, is searched for instead. While filtering, elements with
 * `data-filter-unless` are hidden and groups are expanded.
 */
export function filterLists(): void {
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) filter(target);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!isField(target) || event.isComposing) return;
    if (key === 'Escape' && target.value !== '') {
      event.preventDefault();
      clear(target);
    }
    if (key === 'ArrowDown' || key === 'Enter') {
      event.preventDefault();
      firstLink(target)?.focus();
    }
  });
  // A group of the sidebar gets its links only when it is expanded for the first time.
  document.addEventListener(events.filled, ({ target }) => {
    const input = target instanceof Element ? listOf(target)?.querySelector(field) : null;
    if (isField(input) && input.value !== '') filter(input);
  });
  window.addEventListener('hashchange', showTarget);
}

function isField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(field);
}

function listOf(element: Element): Element | null {
  return element.closest('[data-filter-list]');
}

function clear(input: HTMLInputElement): void {
  input.value = '';
  filter(input);
}

function filter(input: HTMLInputElement): void {
  const list = listOf(input);
  if (list === null) return;
  const items = [...list.querySelectorAll<HTMLElement>(item)].map((element) => ({
    element,
    text: toItemText(element),
  }));
  const matches = (words: readonly string[]) => items.filter(({ text }) => words.every((word) => text.includes(word)));
  const typed = toFilterWords(input.value);
  const isFiltering = typed.length > 0;
  const found = matches(typed);
  const shown = found.length > 0 ? found : matches(toPastedName(input.value, items) ?? typed);
  for (const details of list.querySelectorAll<HTMLDetailsElement>(`details${group}`)) expand(details, isFiltering);
  for (const one of items) one.element.hidden = !shown.includes(one);
  for (const element of list.querySelectorAll<HTMLElement>(group)) {
    element.hidden = isFiltering && element.querySelector(`${item}:not([hidden])`) === null;
  }
  for (const element of list.querySelectorAll<HTMLElement>('[data-filter-unless]')) element.hidden = isFiltering;
  const output = list.querySelector('output');
  if (output !== null) output.textContent = isFiltering ? messages.matches(shown.length) : '';
}

interface Item {
  readonly element: HTMLElement;
  readonly text: string;
}

function toItemText(element: HTMLElement): string {
  const title = element.closest<HTMLElement>(group)?.dataset['filterGroup'] ?? '';
  const searchText = element.dataset['filterItem'] ?? '';
  return toFilterWords(`${title} ${searchText === '' ? element.textContent : searchText}`).join(' ');
}

/** Returns the words of the first name in a pasted error that an item has, such as its code. */
function toPastedName(typed: string, items: readonly Item[]): readonly string[] | undefined {
  return toErrorNames(typed)
    .map((name) => toFilterWords(name.replaceAll('_', '-')))
    .find(([name]) => items.some(({ text }) => name !== undefined && text.split(' ').includes(name)));
}

/** Expands a group, or collapses one that the filter expanded. */
function expand(details: HTMLDetailsElement, isFiltering: boolean): void {
  if (isFiltering && !details.open) {
    details.open = true;
    details.dataset['filterExpanded'] = '';
  }
  if (!isFiltering && details.dataset['filterExpanded'] !== undefined) {
    details.open = false;
    delete details.dataset['filterExpanded'];
  }
}

function firstLink(input: HTMLInputElement): HTMLElement | undefined {
  const links = listOf(input)?.querySelectorAll<HTMLElement>(`${item}:not([hidden]) a, a${item}:not([hidden])`) ?? [];
  return [...links].find((link) => link.closest('[hidden]') === null);
}

/** Clears the filter that hides the target of the fragment. */
function showTarget(): void {
  const hidden = document.querySelector(':target')?.closest('[hidden]');
  const input = hidden === null || hidden === undefined ? null : listOf(hidden)?.querySelector(field);
  if (isField(input)) {
    clear(input);
    document.querySelector(':target')?.scrollIntoView();
  }
}
