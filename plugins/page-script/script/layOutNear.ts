import { events } from '../events';

/**
 * Parts of a page are laid out as they come near: until then `src/css/near.css` lets the browser skip them. Whoever comes
 * back, or wants one place of the page, needs the heights of all at once.
 */
export function layOutNear(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash !== '' || visit?.type !== 'navigate') return;
  const { dataset } = document.documentElement;
  dataset['near'] = '';
  const layOutAll = (): unknown => delete dataset['near'];
  window.addEventListener('hashchange', layOutAll);
  document.addEventListener(events.moved, layOutAll);
  document.addEventListener(events.changed, layOutAll);
  document.addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver(showNear, { rootMargin: '50%' });
    for (const part of document.querySelectorAll('article section, article section li')) observer.observe(part);
  });
}

function showNear(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    observer.unobserve(target);
    target.style.contentVisibility = 'visible';
  }
}
