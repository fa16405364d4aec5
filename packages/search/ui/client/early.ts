import { events } from '@apidoc/browser';
import type { WorkerQuestion } from './messages';
import type { SearchFiles } from './index-files/searchFiles';

/** Written in by the bundler; the index is a path on the site’s own host. */
declare const FILES: SearchFiles;
declare const INDEX: string;

/**
 * Starts the search, and has it ask for its index, as soon as the visitor turns to the box. React, which shows what is found,
 * is asked for at the same time, and takes longer. The page itself holds this script.
 */
function startSearchEarly(): void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[role="search"]') === null) return;
      controller.abort();
      const question: WorkerQuestion = { id: 0, url: location.origin + INDEX, request: null };
      try {
        const worker = new Worker(FILES.worker);
        worker.addEventListener('error', () => delete window.searchWorker);
        worker.postMessage(question);
        window.searchWorker = worker;
      } catch {
        // A browser that refuses workers is told of when React asks for one.
      }
    },
    { signal },
  );
  // From then on, React starts the search itself.
  document.addEventListener(events.ready, () => controller.abort(), { signal });
}

window.searchFiles = FILES;
startSearchEarly();
