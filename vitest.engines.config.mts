import { defineConfig } from 'vitest/config';

/** Drives the built site in several browser engines, separately from the unit tests. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.engine.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Each test continues the visit of the one before it, and the last one stops the server.
    sequence: { concurrent: false },
  },
});
