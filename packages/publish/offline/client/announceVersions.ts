import type { ClientModule } from '@docusaurus/types';

/** Notifies visitors of new versions, once the browser keeps a copy of the site. */
const announceVersions: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation !== null || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.ready
      .then(async (registration) => (await import('./watchVersions.ts')).watchVersions(registration))
      // If the browser refuses, it keeps no copy, and the page on offline reading says so.
      .catch(() => undefined);
  },
};

export default announceVersions;
