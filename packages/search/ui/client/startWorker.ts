declare global {
  interface Window {
    /** The worker that was started before React, until somebody takes it. */
    searchWorker?: Worker;
  }
}

/**
 * The worker that the page has started already, or a new one.
 *
 * @throws When the browser, or a policy of the site, refuses workers.
 */
export function startWorker(): Worker {
  const { searchWorker = new Worker(window.searchFiles.worker) } = window;
  delete window.searchWorker;
  return searchWorker;
}
