import { messages } from '#messages';
import { onNewPage } from '../onNewPage.ts';

/**
 * Makes code and tables that are larger than their frame focusable, so that they can be scrolled with the keyboard.
 * Others are not tab stops. Areas that are shown, hidden or resized later are checked again.
 */
export function watchScrollAreas(): void {
  onNewPage(watch);
}

function watch(): void {
  const observer = new ResizeObserver((entries) => {
    const areas = entries.map(({ target }) => target).filter((target) => target instanceof HTMLElement);
    // All areas are measured before any is changed, so that the layout is computed only once.
    const measured = areas.map((area) => ({
      area,
      isWide: isWide(area),
      isHigh: area.scrollHeight > area.clientHeight,
    }));
    for (const { area, isWide: isCut, isHigh } of measured) {
      area.toggleAttribute('data-wide', isCut);
      setReachable(area, isCut || isHigh);
    }
  });
  for (const area of document.querySelectorAll('pre, .scroll-x')) observer.observe(area);
}

function isWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}

function setReachable(area: HTMLElement, isReachable: boolean): void {
  const name = area.matches('pre') ? messages.scrollableCode : messages.scrollableTable;
  // A region already has a role and a name.
  const attributes: [string, string][] = [['tabindex', '0']];
  if (area.getAttribute('role') !== 'region') attributes.push(['role', 'group'], ['aria-label', name]);
  for (const [attribute, value] of attributes) {
    if (isReachable) area.setAttribute(attribute, value);
    else area.removeAttribute(attribute);
  }
}
