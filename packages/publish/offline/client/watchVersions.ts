import { createNotice } from './notice';

/** Milliseconds between two questions to the server whether the site has a new version. */
const checkInterval = 600_000;

/** Tells the visitor when the page that is open belongs to an older version than the site. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const notice = createNotice();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== document.documentElement.dataset['version']) notice.show();
  });
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
