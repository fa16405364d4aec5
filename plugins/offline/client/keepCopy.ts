import siteConfig from '@generated/docusaurus.config';
import { createNotice } from './notice';

/** Milliseconds between two questions to the server whether the site has a new version. */
const checkInterval = 600_000;

/**
 * Has the browser keep a copy of the site, and tells the visitor when the page that is open belongs to an older version.
 *
 * @throws When the browser refuses, or there is no connection.
 */
export async function keepCopy(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const notice = createNotice();
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== document.documentElement.dataset['version']) notice.show();
  });
  const registration = await serviceWorker.register(`${siteConfig.baseUrl}service-worker.js`);
  watchVersions(registration);
  return registration;
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  let lastCheck = 0;
  const check = async (): Promise<void> => {
    if (document.hidden || Date.now() - lastCheck < checkInterval) return;
    await registration.update();
    lastCheck = Date.now();
    // A worker that is being installed speaks for itself when it is ready; another one is the newest.
    if (registration.installing === null) registration.active?.postMessage('');
  };
  const checkQuietly = (): void => {
    // Without a connection there is nothing newer to be had.
    check().catch(() => undefined);
  };
  checkQuietly();
  document.addEventListener('visibilitychange', checkQuietly);
  window.addEventListener('online', checkQuietly);
}
