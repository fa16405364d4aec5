import { events } from '../../../shared/events.ts';
import { whenHydrated } from '../../whenHydrated.ts';

/**
 * Fills a group of the reference’s sidebar when it is expanded. Each page contains the links of its own group only; the
 * landing page, which the group’s link opens, contains all of them.
 */
export function fillSidebarGroups(): void {
  const hydrated = whenHydrated();
  let landing: Promise<Document> | null = null;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const links = [...target.querySelectorAll<HTMLAnchorElement>('a[data-group-link]')];
      // Others are in groups nested under this one.
      const link = links.find((one) => one.closest('details') === target);
      if (link === undefined) return;
      landing ??= fetchDocument(link.pathname);
      Promise.all([landing, hydrated]).then(
        ([page]) => replace(link, toGroupList(page, link)),
        (error: unknown) => {
          // The link remains, and links to the same operations.
          landing = null;
          console.warn(error);
        },
      );
    },
    { capture: true },
  );
}

/**
 * Replaces the link with the list of operations, unless it is empty. If the link had the focus, the first operation
 * gets it.
 */
function replace(link: HTMLAnchorElement, list: HTMLUListElement): void {
  if (list.childElementCount === 0) return;
  const isFocused = link.matches(':focus');
  link.replaceWith(list);
  if (isFocused) list.querySelector('a')?.focus();
  list.dispatchEvent(new Event(events.filled, { bubbles: true }));
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
