import { defineConfig } from 'vitest/config';

/** What talks to the mock server: apart from the unit tests, because it takes longer. */
export default defineConfig({
  test: {
    include: ['{packages/mock,packages/scenarios/run,checks/guides,checks/outputs}/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
