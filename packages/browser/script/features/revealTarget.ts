import { decodeAddress } from '@reliure/openapi';
import { events } from '../../shared/events.ts';
import { enclosingIds } from '../enclosingIds.ts';
import { onNewPage } from '../onNewPage.ts';

/** Reveals the target of the fragment, on each page and whenever the fragment changes. */
export function revealTarget(): void {
  onNewPage(reveal);
  document.addEventListener(events.moved, reveal);
  window.addEventListener('hashchange', reveal);
}

/**
 * Finds the element of the fragment, or else the closest one that contains it; expands everything that hides it,
 * emphasizes it, and scrolls it into view. An entry whose content has moved leads on to it.
 */
function reveal(): void {
  document.querySelector('[data-revealed]')?.removeAttribute('data-revealed');
  const id = decodeAddress(location.hash.slice(1));
  const [target] = enclosingIds(id).flatMap((one) => document.getElementById(one) ?? []);
  if (target === undefined) return;
  const moved = target.matches('[data-moved]') ? target.querySelector('a') : null;
  if (moved !== null) location.replace(moved.href);
  for (const details of hidingDetails(target)) details.open = true;
  // A collapsed section is expanded by the line below its heading.
  const folded = target.nextElementSibling;
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  target.setAttribute('data-revealed', target.id === id ? '' : 'around');
  target.scrollIntoView();
}

function hidingDetails(target: Element): readonly HTMLDetailsElement[] {
  const details = target.closest('details');
  if (details === null) return [];
  return details.parentElement === null ? [details] : [details, ...hidingDetails(details.parentElement)];
}
