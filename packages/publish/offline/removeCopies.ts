/** Removes a service worker and what it kept. Names of its caches end with its scope; other sites of the host keep theirs. */
export async function removeCopies(registration: ServiceWorkerRegistration): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.endsWith(registration.scope)) await caches.delete(name);
  }
  await registration.unregister();
}
