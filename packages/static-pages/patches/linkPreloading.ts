/**
 * Upstream: `@docusaurus/core/lib/client/docusaurus.js` and `lib/client/exports/Link.js`, 3.10.2: `window.docusaurus`,
 * through which links prefetch and preload pages.
 *
 * Why: Docusaurus loads the page of a link as soon as the link is visible or the mouse passes over it, so a visitor who
 * opens one guide loads some forty. The page script loads only the page of the link that the visitor is about to
 * follow, and needs Docusaurus’s own function for that.
 *
 * Unnecessary once links can be given a delay, and a documented function can preload a page.
 */

/** Preloads a page; does nothing if the page is already loaded. */
export type PreloadPage = (pathname: string) => unknown;

/**
 * Stops links from loading pages by themselves, and returns Docusaurus’s function for preloading a page. Call this
 * once, after React has started.
 *
 * @throws Error if Docusaurus has no such functions.
 */
export function takeOverLinks(): PreloadPage {
  const { preload, prefetch } = window.docusaurus;
  if (typeof preload !== 'function' || typeof prefetch !== 'function') {
    throw new Error('window.docusaurus has no preload and prefetch: see patches/linkPreloading.ts.');
  }
  window.docusaurus = { prefetch: () => false, preload: () => false };
  return preload;
}
