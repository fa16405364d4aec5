/** The link that the mouse rests on, or that has the keyboard’s focus. */
export function aimedLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[href]:hover, a[href]:focus-visible');
}
