import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.config.mts';

/** Runs the tests that use the mock server, separately from the unit tests because they take longer. */
export default defineConfig({
  resolve,
  test: {
    include: ['{packages/mock,packages/scenarios/run,checks/guides,checks/outputs}/*.spec.ts'],
    setupFiles: ['packages/language/testing/frenchFirst.ts'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
