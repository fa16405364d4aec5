import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './e2e/test.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);

/**
 * The sites: the engine’s tests run on the smallest one, with and without static pages; those of the content run on the
 * other.
 */
const sites = [
  {
    project: 'content',
    site: 'site',
    built: 'site/build',
    locale: 'fr-FR',
    port,
    tests: { testMatch: '**/*.spec.ts', testIgnore: '**/e2e/engine/**' },
  },
  {
    project: 'engine',
    site: 'example',
    built: 'example/build',
    locale: 'en-GB',
    port: port + 1000,
    tests: { testMatch: '**/e2e/engine/**/*.spec.ts' },
  },
  {
    project: 'engine-plain',
    site: 'example',
    built: 'example/plain/build',
    locale: 'en-GB',
    port: port + 2000,
    tests: { testMatch: '**/e2e/engine/**/*.spec.ts', grepInvert: /@static(?![\w-])/ },
  },
  // A site that was not built is left out, so that the tests of the others can be run alone.
].filter(({ built }) => existsSync(`${built}/index.html`));

/** Name of the folder and the report in test-results/. */
const results = process.env['E2E_RESULTS'] ?? 'browser';

export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  // Tests read the built packages, as they are.
  build: { external: ['**/packages/*/dist/**'] },
  tsconfig: 'tsconfig.built.json',
  outputDir: `test-results/${results}`,
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  // On shared CI machines, a test may get too little processor time: it is retried there, and
  // reported by name at the end.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${results}.json` }]],
  projects: sites.map(({ project, built, locale, port: sitePort, tests }) => ({
    name: project,
    ...tests,
    use: { built, locale, baseURL: `http://localhost:${sitePort}` },
  })),
  use: {
    // Only e2e/offline.spec.ts reads copies; in all other tests, pages must come from the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM'] !== undefined && { executablePath: process.env['CHROMIUM'] }),
      // Containers run as root, without a graphics card and without internet access.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
    // Tracing every test would nearly double the duration of a run. Use `--trace on` to do so.
    trace: 'on-first-retry',
  },
  webServer: sites.map(({ site, built, port: sitePort }) => ({
    command: `node packages/cli/bin/reliure.js serve --site ${site} --folder ${built}`,
    env: { PORT: String(sitePort) },
    url: `http://localhost:${sitePort}`,
    reuseExistingServer: false,
  })),
});
