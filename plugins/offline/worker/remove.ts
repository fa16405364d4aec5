import { removeCopies } from '../removeCopies';

declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker that keeps a copy, clears what that one left, and goes.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeCopies(self.registration)));
