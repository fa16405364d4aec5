import { events } from '@reliure/browser';
import type { WorkerRequest } from './messages.ts';
import type { SearchFiles } from './index-files/searchFiles.ts';

/** Inserted by the bundler; the index is a path on the site’s own host. */
declare const FILES: SearchFiles;
declare const INDEX: string;

/**
 * Starts the search worker and lets it fetch its index as soon as the visitor focuses the box. React, which shows the
 * results, is loaded at the same time and takes longer. Each page contains this script inline.
 */
function startSearchEarly(): void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[role="search"]') === null) return;
      controller.abort();
      const request: WorkerRequest = { id: 0, url: location.origin + INDEX, names: FILES.names, search: null };
      try {
        const worker = new Worker(FILES.worker);
        worker.addEventListener('error', () => delete window.searchWorker);
        worker.postMessage(request);
        window.searchWorker = worker;
      } catch {
        // If a browser refuses workers, the failure is reported when React starts the worker.
      }
    },
    { signal },
  );
  // From then on, React starts the search itself.
  document.addEventListener(events.ready, () => controller.abort(), { signal });
}

window.searchFiles = FILES;
startSearchEarly();
