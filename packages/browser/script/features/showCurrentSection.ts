import { events } from '../../shared/events.ts';
import { onNewPage } from '../onNewPage.ts';

const active = 'table-of-contents__link--active';

/** Shows the section being read in a guide’s table of contents, by the theme’s rule, until React does so. */
export function showCurrentSection(): void {
  document.addEventListener('scroll', update, { passive: true });
  document.addEventListener(events.ready, () => document.removeEventListener('scroll', update));
  onNewPage(update);
}

function update(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link')];
  const isAbove = ({ hash }: HTMLAnchorElement): boolean => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top < innerHeight / 2;
  };
  const current = links.filter(isAbove).at(-1);
  for (const link of links) link.classList.toggle(active, link.hash === current?.hash);
}
