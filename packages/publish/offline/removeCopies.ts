/**
 * Removes a service worker and its caches. The names of its caches end with its scope, so that other sites on the same
 * host keep theirs.
 */
export async function removeCopies(registration: ServiceWorkerRegistration): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.endsWith(registration.scope)) await caches.delete(name);
  }
  await registration.unregister();
}
