/** Whether the page comes from the package `static-pages`, and React has not started. Without it, React starts with the page. */
export function isStatic(): boolean {
  return document.documentElement.dataset['app'] !== undefined;
}
