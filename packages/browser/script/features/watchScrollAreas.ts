import { messages } from '../messages';
import { onNewPage } from '../onNewPage';

/**
 * Lets the keyboard reach code and tables that are larger than their frame, to scroll them. The others are no stop on the
 * way through a page. What is shown, hidden or resized later is judged anew.
 */
export function watchScrollAreas(): void {
  onNewPage(watch);
}

function watch(): void {
  const observer = new ResizeObserver((entries) => {
    const areas = entries.map(({ target }) => target).filter((target) => target instanceof HTMLElement);
    // All read before any is written: the layout is computed once.
    const judged = areas.map((area) => ({ area, scrolls: isScrollable(area) }));
    for (const { area, scrolls } of judged) setReachable(area, scrolls);
  });
  for (const area of document.querySelectorAll('pre, .scroll-x')) observer.observe(area);
}

function isScrollable({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

function setReachable(area: HTMLElement, isReachable: boolean): void {
  const name = area.matches('pre') ? messages.scrollableCode : messages.scrollableTable;
  // A region has a name of its own.
  const attributes: [string, string][] = [['tabindex', '0']];
  if (area.getAttribute('role') !== 'region') attributes.push(['role', 'group'], ['aria-label', name]);
  for (const [attribute, value] of attributes) {
    if (isReachable) area.setAttribute(attribute, value);
    else area.removeAttribute(attribute);
  }
}
