import { events, intendedLink, isPrefetchable } from '@reliure/browser';
import { takeOverLinks, type PreloadPage } from '../patches/linkPreloading.ts';
import { onIntent } from './onIntent.ts';

/**
 * Prefetches the page of a link when the visitor is about to follow it, unless the connection is slow or saves data.
 */
export function prefetchOnIntent(): void {
  const requested = new Set<string>();
  let preload: PreloadPage | null = null;
  const prefetch = (link: Element): void => {
    if (!isPrefetchable(link)) return;
    if (preload !== null) {
      // A failed request is repeated, and its failure reported, when the link is followed.
      Promise.resolve(preload(link.pathname)).catch(() => undefined);
      return;
    }
    if (requested.has(link.pathname)) return;
    requested.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  onIntent('a[href]', prefetch);
  document.addEventListener(events.ready, () => {
    preload = takeOverLinks();
    // The visitor may be pointing at the link that made React start.
    const intended = intendedLink();
    if (intended !== null) prefetch(intended);
  });
}
