import { clientsClaim } from 'workbox-core';
import { enable as askEarly } from 'workbox-navigation-preload';
import { addPlugins, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { isDataDear } from '@apidoc/browser/urls';
import { fromCopy } from './fromCopy';

declare const self: ServiceWorkerGlobalScope;

/** Seconds that a visitor waits for a server before the copy answers in its place. */
const patience = 3;

// Fails an update where data is dear: the older copy stays as it is, and the next visit tries again. A first copy comes only
// where the page found data cheap, or where the visitor asked for it.
const onlyWhereDataIsCheap = ({ request }: { readonly request: Request }): Promise<Request> =>
  self.registration.active !== null && isDataDear()
    ? Promise.reject(new Error('The connection is slow or saves data.'))
    : Promise.resolve(new Request(request, { priority: 'low' }));

addPlugins([{ requestWillFetch: onlyWhereDataIsCheap }]);
// The address holds the version, and the hash refuses what another version, or a broken connection, left there.
precache([{ url: COPY.url, revision: null, integrity: COPY.integrity }]);

// Pages always come from the server while it answers: nobody online reads an old one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE_URL),
  new NetworkFirst({ networkTimeoutSeconds: patience, plugins: [fromCopy] }),
);

askEarly();
clientsClaim();
self.addEventListener('install', () => void self.skipWaiting());

// Pages compare the newest version to their own.
self.addEventListener('activate', (event) => event.waitUntil(tellAll()));
self.addEventListener('message', ({ source }) => source?.postMessage(COPY.version));

async function tellAll(): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(COPY.version);
}
