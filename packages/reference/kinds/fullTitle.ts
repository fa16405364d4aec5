/**
 * Returns the title of a page where it stands alone, as in a browser’s tab: with the name of its reference, which the main
 * one does not have.
 *
 * @example toFullTitle('Place an order', 'Partner API') // 'Place an order · Partner API'
 */
export function toFullTitle(title: string, label: string | undefined): string {
  return label === undefined ? title : `${title} · ${label}`;
}
