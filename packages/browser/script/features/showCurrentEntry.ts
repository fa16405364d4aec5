import { onNewPage } from '../onNewPage.ts';

/**
 * Scrolls the entry of the current page into view in the sidebar, and in the menu of narrow screens when it is opened,
 * unless most of it is visible. Only the sidebar or the menu scrolls, not the page.
 */
export function showCurrentEntry(): void {
  onNewPage(() => show('aside'));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('.navbar__toggle') === null) return;
    // The theme renders the menu in the same task.
    requestAnimationFrame(() => show('.navbar-sidebar__item'));
  });
}

/** @param menu Selector of the elements that have the links to pages, the innermost of which are last. */
function show(menu: string): void {
  const entry = [...document.querySelectorAll(`${menu} [aria-current]`)].at(-1);
  if (entry === undefined) return;
  // The observer reports after the page has been laid out, so it forces no layout of its own.
  const observer = new IntersectionObserver(([report]) => {
    observer.disconnect();
    if (report === undefined || report.intersectionRatio > 0.5) return;
    const top = report.boundingClientRect.top - innerHeight / 2;
    // In the reference, the column scrolls; in guides, the menu inside it scrolls.
    for (const part of [menu, 'nav']) entry.closest(part)?.scrollBy({ top, behavior: 'instant' });
  });
  observer.observe(entry);
}
