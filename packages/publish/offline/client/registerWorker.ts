/**
 * Has the browser keep a copy of the site.
 *
 * @param baseUrl The site’s, with a slash at its end.
 * @throws When the browser refuses, or there is no connection.
 */
export function registerWorker(baseUrl: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${baseUrl}service-worker.js`);
}
