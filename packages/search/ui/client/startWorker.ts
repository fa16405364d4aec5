declare global {
  interface Window {
    /** The worker that was started before React, until React takes it over. */
    searchWorker?: Worker;
  }
}

/**
 * Returns the worker that the page has already started, or a new one.
 *
 * @throws When the browser, or a policy of the site, refuses workers.
 */
export function startWorker(): Worker {
  const { searchWorker = new Worker(window.searchFiles.worker) } = window;
  delete window.searchWorker;
  return searchWorker;
}
