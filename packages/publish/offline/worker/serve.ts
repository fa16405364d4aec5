import { clientsClaim } from 'workbox-core';
import { enable as askEarly } from 'workbox-navigation-preload';
import { addPlugins, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isDataDear } from '@apidoc/browser/urls';
import { fromCopy } from './fromCopy';

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for the server before the copy answers instead. */
const patience = 3;

// Fails an update on a connection that is slow or saves data: the older copy stays as it is, and the next visit tries
// again. The first copy is not affected, because it is only requested on other connections, or if the visitor asked for
// it.
const onlyWhereDataIsCheap = ({ request }: { readonly request: Request }): Promise<Request> =>
  self.registration.active !== null && isDataDear()
    ? Promise.reject(new Error('The connection is slow or saves data.'))
    : Promise.resolve(new Request(request, { priority: 'low' }));

addPlugins([{ requestWillFetch: onlyWhereDataIsCheap }]);
// The address contains the version. The hash rejects a file of another version and an incomplete download.
precache([{ url: COPY.url, revision: null, integrity: COPY.integrity }]);

// While the server responds, pages always come from it, so that nobody reads an outdated page online.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE_URL),
  new NetworkFirst({ networkTimeoutSeconds: patience, plugins: [fromCopy] }),
);

askEarly();
clientsClaim();
self.addEventListener('install', () => void self.skipWaiting());

// Pages compare this version, the newest, with their own.
self.addEventListener('activate', (event) => event.waitUntil(tellAll()));
self.addEventListener('message', ({ source }) => source?.postMessage(COPY.version));

async function tellAll(): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(COPY.version);
}
