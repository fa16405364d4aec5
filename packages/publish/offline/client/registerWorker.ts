/**
 * Registers the service worker, which makes the browser keep a copy of the site.
 *
 * @param baseUrl The site’s base URL, with a trailing slash.
 * @throws If the browser refuses, or there is no connection.
 */
export function registerWorker(baseUrl: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${baseUrl}service-worker.js`);
}
