import { defineConfig } from 'vitest/config';

/** What talks to the mock server: apart from the unit tests, because it takes longer. */
export default defineConfig({
  test: { include: ['scripts/{contract,prose,scenarios}/*.spec.ts'], testTimeout: 120_000, hookTimeout: 240_000 },
});
