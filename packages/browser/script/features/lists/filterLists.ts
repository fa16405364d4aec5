import { events } from '../../../shared/events.ts';
import { messages } from '#messages';
import { keepParameters } from '../../keepParameters.ts';
import { onNewPage } from '../../onNewPage.ts';
import { toFilterWords } from './filterWords.ts';
import { matchItems, type Item } from './matchItems.ts';

const field = 'input[data-filter]';
/** The field whose text is in the address. */
const kept = 'input[data-filter][name]';
/** Longer texts are not kept in the address: a pasted log may be confidential, and addresses are shared. */
const longestKept = 100;
const group = '[data-filter-group]';
const item = '[data-filter-item]';

/**
 * Filters a list as the visitor types. An item is found by the titles of its groups, its text and its `data-filter-item`.
 * While filtering, elements with `data-filter-unless` are hidden, and groups are expanded.
 */
export function filterLists(): void {
  onNewPage(restore);
  window.addEventListener('popstate', restore);
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) change(target);
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

/** Filters the page’s list by the text in the address. */
function restore(): void {
  const input = document.querySelector(kept);
  if (!isField(input)) return;
  const text = new URLSearchParams(location.search).get(input.name)?.slice(0, longestKept) ?? '';
  if (text === input.value) return;
  input.value = text;
  filter(input);
  showTarget();
  // A list that was shared may be far below the title.
  if (text !== '' && scrollY === 0 && input.getBoundingClientRect().bottom > innerHeight / 2) input.scrollIntoView();
}

function isField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.matches(field);
}

function listOf(element: Element): Element | null {
  return element.closest('[data-filter-list]');
}

function clear(input: HTMLInputElement): void {
  input.value = '';
  change(input);
}

function change(input: HTMLInputElement): void {
  filter(input);
  const { name, value } = input;
  if (input.matches(kept)) keepParameters([{ name, value: value.length > longestKept ? '' : value.trim() }]);
}

function filter(input: HTMLInputElement): void {
  const list = listOf(input);
  if (list === null) return;
  const items = [...list.querySelectorAll<HTMLElement>(item)].map(toItem);
  const isFiltering = input.value.trim() !== '';
  const shown = new Set(matchItems(input.value, items));
  for (const details of list.querySelectorAll<HTMLDetailsElement>(`details:is(${group}, [data-filter-details])`))
    expand(details, isFiltering);
  for (const one of items) one.element.hidden = !shown.has(one);
  for (const element of list.querySelectorAll<HTMLElement>(group)) {
    element.hidden = isFiltering && element.querySelector(`${item}:not([hidden])`) === null;
  }
  for (const element of list.querySelectorAll<HTMLElement>('[data-filter-unless]')) element.hidden = isFiltering;
  const output = list.querySelector('output');
  if (output === null) return;
  output.textContent = isFiltering ? messages.matches(shown.size) : '';
  if (shown.size === 0) output.append(...toSearchLink(input.value.trim()));
}

/** Returns a link to the results of the search, if the site has one. */
function toSearchLink(text: string): readonly (Node | string)[] {
  const form = document.querySelector<HTMLFormElement>('form[role="search"]');
  if (form === null) return [];
  const query = text.slice(0, 200);
  const link = document.createElement('a');
  link.href = `${form.action}?${new URLSearchParams({ q: query })}`;
  link.textContent = messages.searchSite(query);
  return ['. ', link];
}

interface ShownItem extends Item {
  readonly element: HTMLElement;
}

function toItem(element: HTMLElement): ShownItem {
  const titles = groupTitles(element);
  return { element, words: toFilterWords([...titles, element.dataset['filterItem'], element.textContent].join(' ')) };
}

/** Returns the titles of the groups around an item, which may be nested. */
function groupTitles(element: Element | null | undefined): readonly (string | undefined)[] {
  const around = element?.closest<HTMLElement>(group);
  return around == null ? [] : [around.dataset['filterGroup'], ...groupTitles(around.parentElement)];
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
  const shown = [...links].find((link) => link.closest('[hidden]') === null);
  return shown ?? listOf(input)?.querySelector<HTMLElement>('output a') ?? undefined;
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
