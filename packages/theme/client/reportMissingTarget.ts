import { translate } from '@docusaurus/Translate';
import { announce, events } from '@reliure/browser';
import { decodeAddress } from '@reliure/openapi';
import { nearestId } from './nearestId.ts';

/** Milliseconds for which the message is shown. */
const shownForMs = 8000;

/**
 * Leads to what is nearest to the target of the fragment, and says so, if the page no longer has the target. Where the page
 * shows only what contains it, that is enough: what is in there may be described elsewhere, once for all.
 */
export function reportMissingTarget(): void {
  const id = decodeAddress(location.hash.slice(1));
  const ids = Array.from(document.querySelectorAll('article [id]'), (element) => element.id);
  if (/^$|^__docusaurus|:~:/.test(id) || document.getElementById(id) !== null) return;
  const around = document.querySelector('[data-revealed]')?.id;
  const nearest = around === undefined ? nearestId(id, ids) : nearestInside(around, id, ids);
  if (around !== undefined && nearest === undefined) return;
  if (nearest !== undefined) {
    history.replaceState(history.state, '', `#${nearest}`);
    document.dispatchEvent(new Event(events.moved));
  }
  const place = document.getElementById(nearest ?? '') ?? document.querySelector('h1');
  announce(messageOf(id, nearest !== undefined), place ?? undefined, shownForMs);
}

function nearestInside(around: string, id: string, ids: readonly string[]): string | undefined {
  const { length } = `${around}.`;
  const inside = ids.filter((one) => one.startsWith(`${around}.`)).map((one) => one.slice(length));
  const nearest = nearestId(id.slice(length), inside);
  return nearest === undefined ? undefined : `${around}.${nearest}`;
}

function messageOf(id: string, hasNearest: boolean): string {
  const gone = id.includes('.')
    ? translate({ id: 'target.field', message: 'This field no longer exists.' })
    : translate({ id: 'target.section', message: 'This section no longer exists.' });
  return hasNearest ? `${gone} ${translate({ id: 'target.nearest', message: 'This is the nearest one.' })}` : gone;
}
