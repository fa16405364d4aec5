import { removeCopies } from '../removeCopies';

declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker that keeps a copy, clears what that one left, and goes.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeCopies(self.registration)));

// A tab that is older asks for the copy again, which undoes a removal that waits for tabs to close. So what any tab asks
// for is an occasion to repeat it.
self.addEventListener('fetch', (event) => event.waitUntil(removeCopies(self.registration)));
