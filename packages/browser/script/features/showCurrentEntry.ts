import { onNewPage } from '../onNewPage.ts';

/**
 * Scrolls the entry of the current page into view in the sidebar, unless most of it is visible. Only the sidebar
 * scrolls, not the page.
 */
export function showCurrentEntry(): void {
  onNewPage(show);
}

function show(): void {
  const entry = document.querySelector('aside [aria-current]');
  if (entry === null) return;
  // The observer reports after the page has been laid out, so it forces no layout of its own.
  const observer = new IntersectionObserver(([report]) => {
    observer.disconnect();
    if (report === undefined || report.intersectionRatio > 0.5) return;
    const top = report.boundingClientRect.top - innerHeight / 2;
    // In the reference, the column scrolls; in guides, the menu inside it scrolls.
    for (const tag of ['aside', 'nav']) entry.closest(tag)?.scrollBy({ top, behavior: 'instant' });
  });
  observer.observe(entry);
}
