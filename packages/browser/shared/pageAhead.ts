import { isDataDear } from './isDataDear';
import { isFilePath } from './isFilePath';

/** Whether a link leads to another page of this site, which may be loaded before it is followed. */
export function isPageAhead(link: Element | null): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || isDataDear()) return false;
  return link.pathname !== location.pathname && link.target !== '_blank' && !isFile(link);
}

/** The link that the mouse rests on, or that has the keyboard’s focus. */
export function aimedLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus-visible');
}

/** A file may be large, and is not a page to come. */
function isFile(link: HTMLAnchorElement): boolean {
  return link.hasAttribute('download') || isFilePath(link.pathname);
}
