import { messages } from '#messages';
import { announce } from '../announce.ts';
import { nearestId } from '../nearestId.ts';

/**
 * Says that the page no longer has the target of the fragment, and links to the nearest one. Fragments that are not about
 * the content are ignored.
 *
 * @param shown The element that contained the target, if there is one.
 */
export function reportMissingTarget(id: string, shown: Element | undefined): void {
  if (/^$|^__docusaurus|:~:/.test(id) || document.querySelector('[data-needs-app="page"]') !== null) return;
  const ids = Array.from(document.querySelectorAll('article [id]'), (element) => element.id);
  // The page describes the fields of this element elsewhere, once for all.
  if (shown !== undefined && !ids.some((other) => other.startsWith(`${shown.id}.`))) return;
  const nearest = document.getElementById(nearestId(id, ids) ?? shown?.id ?? '');
  const text = id.includes('.') ? messages.missingField : messages.missingSection;
  announce(text);
  const notice = document.createElement('div');
  notice.className = 'site-notice site-notice--small';
  notice.dataset['missing'] = '';
  notice.append(text);
  if (nearest !== null) {
    const link = document.createElement('a');
    link.href = `#${nearest.id}`;
    link.textContent = nearest.matches('h2, h3, h4') ? nearest.textContent : nearest.id;
    notice.append(` ${messages.nearest} `, link);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button button--secondary button--sm';
  close.dataset['static'] = '';
  close.textContent = messages.close;
  close.addEventListener('click', () => notice.remove());
  notice.append(close);
  document.body.append(notice);
}

/** Removes the notice about an earlier fragment. */
export function forgetMissingTarget(): void {
  document.querySelector('[data-missing]')?.remove();
}
