import { createNotice } from './notice.ts';

/** Milliseconds between two checks for a new version of the site. */
const checkInterval = 600_000;

/** Notifies the visitor when the open page belongs to an older version than the site. */
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
    // A worker that is being installed sends its version when it is ready. If there is none, the active worker is the
    // newest.
    if (registration.installing === null) registration.active?.postMessage('');
  };
  const checkQuietly = (): void => {
    // Without a connection, a newer version could not be loaded anyway.
    check().catch(() => undefined);
  };
  checkQuietly();
  document.addEventListener('visibilitychange', checkQuietly);
  window.addEventListener('online', checkQuietly);
}
