import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4173);

/** The two sites: the engine’s tests run on the smallest one, those of the content on the other. */
const sites = [
  {
    project: 'content',
    site: 'site',
    locale: 'fr-FR',
    port,
    testMatch: '**/*.spec.ts',
    testIgnore: '**/e2e/engine/**',
  },
  { project: 'engine', site: 'example', locale: 'en-GB', port: port + 1000, testMatch: '**/e2e/engine/**/*.spec.ts' },
];

/** Name of the folder and the report in test-results/. */
const results = process.env['E2E_RESULTS'] ?? 'browser';

export default defineConfig({
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
  projects: sites.map(({ project, site: _site, locale, port: sitePort, ...tests }) => ({
    name: project,
    ...tests,
    use: { locale, baseURL: `http://localhost:${sitePort}` },
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
  // A site that was not built is not served, so that the tests of the other one can be run alone.
  webServer: sites
    .filter(({ site }) => existsSync(`${site}/build/index.html`))
    .map(({ site, port: sitePort }) => ({
      command: `node packages/cli/bin/reliure.js serve --site ${site}`,
      env: { PORT: String(sitePort) },
      url: `http://localhost:${sitePort}`,
      reuseExistingServer: false,
    })),
});
