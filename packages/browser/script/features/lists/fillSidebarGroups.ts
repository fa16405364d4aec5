import { events } from '../../../shared/events.ts';
import { fetchText } from '../../../shared/fetchText.ts';
import { whenHydrated } from '../../whenHydrated.ts';

/**
 * Fills a group of the reference’s sidebar when it is expanded. Each page contains the links of its own group, and the groups
 * of its family; the landing page, which the link of a group opens, contains all of them.
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
 * Replaces the link with what is in the group, unless that is empty. If the link had the focus, the first operation or
 * group gets it.
 */
function replace(link: HTMLAnchorElement, list: HTMLUListElement): void {
  if (list.childElementCount === 0) return;
  const isFocused = link.matches(':focus');
  link.replaceWith(list);
  if (isFocused) list.querySelector<HTMLElement>('a, summary')?.focus();
  list.dispatchEvent(new Event(events.filled, { bubbles: true }));
}

async function fetchDocument(address: string): Promise<Document> {
  return new DOMParser().parseFromString(await fetchText(address), 'text/html');
}

/** Builds the list of a group’s operations, and of the groups nested under it, from the landing page. */
function toGroupList(landing: Document, link: HTMLAnchorElement): HTMLUListElement {
  const list = document.createElement('ul');
  const section = landing.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section');
  if (section === null || section === undefined) return list;
  list.append(...toOperations(section, link));
  // A page contains the groups of its own family.
  const groups = link.nextElementSibling === null ? section.querySelectorAll('section') : [];
  for (const group of groups) {
    const line = document.createElement('li');
    line.append(toGroup(group, link));
    list.append(line);
  }
  return list;
}

/** Builds a collapsed group with the look of the one around the link. */
function toGroup(section: HTMLElement, link: HTMLAnchorElement): HTMLDetailsElement {
  const title = section.dataset['filterGroup'] ?? '';
  const list = document.createElement('ul');
  list.append(...toOperations(section, link));
  const count = document.createElement('span');
  count.className = link.closest('details')?.querySelector('summary > span')?.className ?? '';
  count.textContent = String(list.childElementCount);
  const summary = document.createElement('summary');
  summary.append(title, '\u00a0', count);
  const group = document.createElement('details');
  group.dataset['filterGroup'] = title;
  group.append(summary, list);
  return group;
}

/** Builds the entries of the operations of a section, but not of those inside it, in the markup of the sidebar. */
function toOperations(section: Element, link: HTMLAnchorElement): readonly HTMLLIElement[] {
  const entries = [...section.querySelectorAll('[data-operation]')].filter((one) => one.closest('section') === section);
  return entries.flatMap((entry) => {
    const [method, operation] = [entry.querySelector('[data-method]'), entry.querySelector('a')];
    if (method === null || operation === null) return [];
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
    return [line];
  });
}

/** Shows an operation as deprecated. Its title is struck through by a style sheet; the word is for screen readers. */
function addDeprecation(item: HTMLAnchorElement, word: string): void {
  item.dataset['deprecated'] = '';
  const note = document.createElement('span');
  note.className = 'sr-only';
  note.textContent = `(${word})`;
  item.append(note);
}
