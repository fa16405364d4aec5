import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addPlugins, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { shouldSaveData } from '@reliure/browser/urls';
import { fromCopy } from './fromCopy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for the server before the copy is used instead. */
const serverTimeout = 3;

// Fails an update on a connection that is slow or saves data: the older copy stays as it is, and the next visit tries
// again. The first copy is not affected, because it is only requested on other connections, or if the visitor asked for
// it.
const rejectWhenSavingData = ({ request }: { readonly request: Request }): Promise<Request> =>
  self.registration.active !== null && shouldSaveData()
    ? Promise.reject(new Error('The connection is slow or saves data.'))
    : Promise.resolve(new Request(request, { priority: 'low' }));

addPlugins([{ requestWillFetch: rejectWhenSavingData }]);
// The address contains the version. The hash rejects a file of another version and an incomplete download.
precache([{ url: COPY.url, revision: null, integrity: COPY.integrity }]);

// While the server responds, pages always come from it, so that nobody reads an outdated page online.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE_URL),
  new NetworkFirst({ networkTimeoutSeconds: serverTimeout, plugins: [fromCopy] }),
);

enableNavigationPreload();
clientsClaim();
self.addEventListener('install', () => void self.skipWaiting());

// Pages compare this version, the newest, with their own.
self.addEventListener('activate', (event) => event.waitUntil(sendVersionToAll()));
self.addEventListener('message', ({ source }) => source?.postMessage(COPY.version));

async function sendVersionToAll(): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(COPY.version);
}
