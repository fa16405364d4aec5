import { removeCopies } from '../removeCopies.ts';

declare const self: ServiceWorkerGlobalScope;

// Replaces the service worker that keeps a copy, removes what that one stored, and unregisters itself.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeCopies(self.registration)));

// An older tab registers the worker again, which cancels a removal that is waiting for tabs to close. So the removal is
// repeated whenever a tab requests anything.
self.addEventListener('fetch', (event) => event.waitUntil(removeCopies(self.registration)));
