import { shouldSaveData } from './shouldSaveData.ts';
import { isFilePath } from './isFilePath.ts';

/** Whether a link links to another page of this site, which may be prefetched. */
export function isPrefetchable(link: Element | null): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || shouldSaveData()) return false;
  return link.pathname !== location.pathname && link.target !== '_blank' && !isFile(link);
}

/** Returns the link under the mouse, or with the keyboard’s focus. */
export function intendedLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus-visible');
}

/** Whether a link is to a file, which may be large and is not a page. */
function isFile(link: HTMLAnchorElement): boolean {
  return link.hasAttribute('download') || isFilePath(link.pathname);
}
