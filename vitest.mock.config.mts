import { defineConfig } from 'vitest/config';

/** Runs the tests that use the mock server, separately from the unit tests because they take longer. */
export default defineConfig({
  test: {
    include: ['{packages/mock,packages/scenarios/run,checks/guides,checks/outputs}/*.spec.ts'],
    setupFiles: ['vitest.setup.mts'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
