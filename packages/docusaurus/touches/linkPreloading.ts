/**
 * Upstream: `@docusaurus/core/lib/client/docusaurus.js` and `lib/client/exports/Link.js`, 3.10.2: `window.docusaurus`, by
 * which links load pages ahead.
 *
 * Why: a link would load its page as soon as it is visible or the mouse passes over it: some forty guides for the visitor
 * who opens one. The page script asks for a page that is aimed at, and needs Docusaurus’s own way to load it.
 *
 * Unnecessary once links can be given a time of rest, and a page can be preloaded through a documented function.
 */

/** Loads a page ahead; harmless when it is there already. */
export type PreloadPage = (pathname: string) => unknown;

/**
 * Keeps links from loading pages by themselves. To be called once, when React has started.
 *
 * @throws Error where Docusaurus has no such functions.
 */
export function takeOverLinks(): PreloadPage {
  const { preload, prefetch } = window.docusaurus;
  if (typeof preload !== 'function' || typeof prefetch !== 'function') {
    throw new Error('window.docusaurus has no preload and prefetch: see touches/linkPreloading.ts.');
  }
  window.docusaurus = { prefetch: () => false, preload: () => false };
  return preload;
}
