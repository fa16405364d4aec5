import { resolve as toPath } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests read the sources of the packages, which need not be built. */
export const resolve = {
  alias: [
    { find: '@site', replacement: toPath('site') },
    { find: '#analysis', replacement: toPath('packages/search/engine/languages/chosen.ts') },
    { find: '#messages', replacement: toPath('packages/browser/script/messages.en.ts') },
    { find: '#startMessages', replacement: toPath('packages/static-pages/script/messages.en.ts') },
    { find: '#storage', replacement: toPath('packages/browser/script/storage.en.ts') },
    { find: /^reliure$/, replacement: toPath('packages/cli/index.ts') },
    { find: /^reliure\/(.+)$/, replacement: `${toPath('packages/cli')}/$1` },
    { find: /^@reliure\/([^/]+)$/, replacement: `${toPath('packages')}/$1/index.ts` },
    { find: /^@reliure\/(.+)$/, replacement: `${toPath('packages')}/$1` },
  ],
};

export default defineConfig({
  resolve,
  test: {
    // Benchmarks are not tests, but their code is tested like any other.
    include: ['{packages,checks,scripts,bench,e2e}/**/*.test.{ts,mts}'],
    // Test files share a process, which loads each module only once: 105 s instead of 238 s. So tests must clean up
    // after themselves.
    isolate: false,
    setupFiles: ['packages/language/testing/frenchFirst.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    // Tags are listed in e2e/README.md instead of here, and compared with it by checks/proof.mts.
    strictTags: false,
    expect: { requireAssertions: true },
    allowOnly: false,
    // No test measures speed, and on a shared machine the default of five seconds would be too short.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
