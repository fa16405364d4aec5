import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  // Where machines are shared, a test may be starved of its processor: it is tried again there, and named as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    // Only e2e/offline.spec.ts reads copies: elsewhere pages are to come from the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROMIUM'] !== undefined && { executablePath: process.env['CHROMIUM'] }),
      // Containers run as root, without a graphics card and without a way out.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
    // A trace of each test would nearly double the time of the tests: `--trace on` asks for it.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
