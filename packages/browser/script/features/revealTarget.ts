import { events } from '../../shared/events';
import { enclosingPlaces } from '../enclosingPlaces';
import { onNewPage } from '../onNewPage';

/** Shows the place that the address names, on each page and whenever the address names another one. */
export function revealTarget(): void {
  onNewPage(reveal);
  document.addEventListener(events.moved, reveal);
  window.addEventListener('hashchange', reveal);
}

/** Opens what hides the element that the address names, or else what it stands in; brings it into view, and marks it. */
function reveal(): void {
  document.querySelector('[data-revealed]')?.removeAttribute('data-revealed');
  const places = enclosingPlaces(decode(location.hash.slice(1)));
  const [target] = places.flatMap((id) => document.getElementById(id) ?? []);
  if (target === undefined) return;
  for (const details of hidingDetails(target)) details.open = true;
  target.setAttribute('data-revealed', '');
  target.scrollIntoView();
}

function hidingDetails(target: Element): readonly HTMLDetailsElement[] {
  const details = target.closest('details');
  if (details === null) return [];
  return details.parentElement === null ? [details] : [details, ...hidingDetails(details.parentElement)];
}

/** A hash that is not well encoded names nothing. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
