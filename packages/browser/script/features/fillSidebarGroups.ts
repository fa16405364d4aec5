/**
 * Fills a group of the reference’s sidebar when it is unfolded. A page carries the links of its own group only; the
 * landing page, which the group’s link leads to, has them all.
 */
export function fillSidebarGroups(): void {
  let landing: Promise<Document> | null = null;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const link = target.querySelector<HTMLAnchorElement>('a[data-group-link]');
      if (link === null) return;
      landing ??= fetchDocument(link.pathname);
      landing.then(
        (page) => replace(link, toGroupList(page, link)),
        (error: unknown) => {
          // The link is still there, and leads to the same operations.
          landing = null;
          console.warn(error);
        },
      );
    },
    { capture: true },
  );
}

/** Puts the operations in the link’s place, if there are any, and leaves the keyboard there. */
function replace(link: HTMLAnchorElement, list: HTMLUListElement): void {
  if (list.childElementCount === 0) return;
  const isFocused = link.matches(':focus');
  link.replaceWith(list);
  if (isFocused) list.querySelector('a')?.focus();
}

async function fetchDocument(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The landing page’s operations of the group, written as the sidebar writes them. */
function toGroupList(landing: Document, link: HTMLAnchorElement): HTMLUListElement {
  const list = document.createElement('ul');
  const section = landing.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section');
  for (const entry of section?.querySelectorAll('[data-operation]') ?? []) {
    const [method, operation] = [entry.querySelector('[data-method]'), entry.querySelector('a')];
    if (method === null || operation === null) continue;
    const item = document.createElement('a');
    item.className = link.className;
    item.href = operation.getAttribute('href') ?? '';
    item.append(document.importNode(method, true), ` ${operation.textContent}`);
    const mark = entry.querySelector('[data-deprecated]');
    if (mark !== null) markDeprecated(item, mark.textContent);
    const line = document.createElement('li');
    line.append(item);
    list.append(line);
  }
  return list;
}

/** A line through the title, and the word for it where lines are not seen. */
function markDeprecated(item: HTMLAnchorElement, word: string): void {
  item.dataset['deprecated'] = '';
  const note = document.createElement('span');
  note.className = 'sr-only';
  note.textContent = `(${word})`;
  item.append(note);
}
