import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.config.mts';

/** Runs every code sample with the tools of its language, or parses it, separately from the unit tests. */
export default defineConfig({
  resolve,
  test: {
    include: ['packages/samples/run/**/*.spec.ts'],
    setupFiles: ['packages/language/testing/frenchFirst.ts'],
    testTimeout: 10_000,
    // All languages compile at the same time: minutes, on a machine that does other work too.
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
