/**
 * Calls back when the page has been parsed. This is before the scripts run that a page loads with itself, as React’s without the
 * package `static-pages`; `DOMContentLoaded` comes after them.
 */
export function whenParsed(call: () => void): void {
  document.addEventListener('readystatechange', call, { once: true });
}
