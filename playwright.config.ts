import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  // On shared CI machines, a test may get too little processor time: it is retried there, and reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
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
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
