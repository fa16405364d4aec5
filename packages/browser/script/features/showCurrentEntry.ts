import { onNewPage } from '../onNewPage';

/**
 * Brings the entry of the page that is shown into view in the sidebar, unless most of it shows already. Only the sidebar
 * scrolls: the page stays where it is.
 */
export function showCurrentEntry(): void {
  onNewPage(show);
}

function show(): void {
  const entry = document.querySelector('aside [aria-current]');
  if (entry === null) return;
  // It reports once the page has been laid out, and costs no layout of its own.
  const observer = new IntersectionObserver(([report]) => {
    observer.disconnect();
    if (report === undefined || report.intersectionRatio > 0.5) return;
    const top = report.boundingClientRect.top - innerHeight / 2;
    // In the reference the column scrolls, in guides the menu that stands in it.
    for (const tag of ['aside', 'nav']) entry.closest(tag)?.scrollBy({ top, behavior: 'instant' });
  });
  observer.observe(entry);
}
