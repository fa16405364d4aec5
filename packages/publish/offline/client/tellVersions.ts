import type { ClientModule } from '@docusaurus/types';

/** Tells of new versions, from the moment when the browser keeps a copy of the site. */
const tellVersions: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation !== null || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.ready
      .then(async (registration) => (await import('./watchVersions')).watchVersions(registration))
      // A browser that refuses keeps no copy, and the page on offline reading says so.
      .catch(() => undefined);
  },
};

export default tellVersions;
