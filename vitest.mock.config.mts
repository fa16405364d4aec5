import { defineConfig } from 'vitest/config';

/** Calls the mock server: minutes of requests, apart from the unit tests. */
export default defineConfig({
  test: { include: ['scripts/contract/*.spec.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
});
