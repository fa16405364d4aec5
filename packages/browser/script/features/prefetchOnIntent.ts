import { events, type ReadyDetail } from '../../shared/events';
import { aimedLink, isPageAhead } from '../../shared/pageAhead';
import { onIntent } from '../onIntent';

/** Loads ahead the page that a link leads to as soon as the visitor aims at it, unless data is dear. */
export function prefetchOnIntent(): void {
  const asked = new Set<string>();
  let preload: ReadyDetail['preload'] | null = null;
  const prefetch = (link: Element): void => {
    if (!isPageAhead(link)) return;
    if (preload !== null) {
      // What fails here is asked for again, and told, when the link is followed.
      Promise.resolve(preload(link.pathname)).catch(() => undefined);
      return;
    }
    if (asked.has(link.pathname)) return;
    asked.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  onIntent('a[href]', prefetch);
  document.addEventListener(events.ready, ({ detail }) => {
    preload = detail.preload;
    // The link that made React start.
    const aimed = aimedLink();
    if (aimed !== null) prefetch(aimed);
  });
}
