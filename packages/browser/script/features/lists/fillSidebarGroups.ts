import { events } from '../../../shared/events.ts';
import { whenHydrated } from '../../whenHydrated.ts';

/**
 * Fills a group of the reference’s sidebar, or the groups of a family, when it is expanded. Each page contains the links of
 * its own group only; the landing page, which the link of a group opens, contains all of them.
 */
export function fillSidebarGroups(): void {
  const hydrated = whenHydrated();
  let landing: Promise<Document> | null = null;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const all = [...target.querySelectorAll<HTMLAnchorElement>('a[data-group-link]')];
      // Others are in groups nested under this one.
      const links = all.filter((one) => one.closest('details') === target);
      const [first] = links;
      if (first === undefined) return;
      landing ??= fetchDocument(first.pathname);
      Promise.all([landing, hydrated]).then(
        ([page]) => {
          for (const link of links) replace(link, toGroupList(page, link));
          target.dispatchEvent(new Event(events.filled, { bubbles: true }));
        },
        (error: unknown) => {
          // The links remain, and link to the same operations.
          landing = null;
          console.warn(error);
        },
      );
    },
    { capture: true },
  );
}

/**
 * Replaces the link with the list of operations, unless it is empty: in the group that contains the link, or in one with
 * its title. If the link had the focus, the title or the first operation gets it.
 */
function replace(link: HTMLAnchorElement, list: HTMLUListElement): void {
  if (list.childElementCount === 0) return;
  const isFocused = link.matches(':focus');
  const filled = link.dataset['groupLink'] === '' ? list : toGroup(link, list);
  link.replaceWith(filled);
  if (isFocused) filled.querySelector<HTMLElement>('summary, a')?.focus();
}

/** Builds a group that is collapsed, with the look of the family around the link. */
function toGroup(link: HTMLAnchorElement, list: HTMLUListElement): HTMLDetailsElement {
  const group = document.createElement('details');
  group.dataset['filterGroup'] = link.textContent;
  const summary = document.createElement('summary');
  const count = document.createElement('span');
  count.className = link.closest('details')?.querySelector('summary > span')?.className ?? '';
  count.textContent = String(list.childElementCount);
  summary.append(...link.childNodes, '\u00a0', count);
  group.append(summary, list);
  return group;
}

async function fetchDocument(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Builds the list of a group’s operations from the landing page, in the markup of the sidebar. */
function toGroupList(landing: Document, link: HTMLAnchorElement): HTMLUListElement {
  const list = document.createElement('ul');
  const section = landing.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section');
  for (const entry of section?.querySelectorAll('[data-operation]') ?? []) {
    const [method, operation] = [entry.querySelector('[data-method]'), entry.querySelector('a')];
    if (method === null || operation === null) continue;
    const item = document.createElement('a');
    item.className = link.className;
    item.href = operation.getAttribute('href') ?? '';
    const { short } = operation.dataset;
    const title = short === undefined ? document.importNode(operation, true).childNodes : [short];
    item.append(document.importNode(method, true), ' ', ...title);
    const note = entry.querySelector('[data-deprecated]');
    if (note !== null) addDeprecation(item, note.textContent);
    const line = document.createElement('li');
    line.dataset['filterItem'] = entry.textContent;
    line.append(item);
    list.append(line);
  }
  return list;
}

/** Shows an operation as deprecated. Its title is struck through by a style sheet; the word is for screen readers. */
function addDeprecation(item: HTMLAnchorElement, word: string): void {
  item.dataset['deprecated'] = '';
  const note = document.createElement('span');
  note.className = 'sr-only';
  note.textContent = `(${word})`;
  item.append(note);
}
