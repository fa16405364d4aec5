import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { join } from 'node:path';
import type {} from './inPage';
import type { SiteServer } from './server';

/** One visitor with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** Until nothing has been loaded and no long task has run for two seconds. */
  readonly untilQuiet: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What the visitor’s browser is like; without one of them, as the machine’s is. */
export interface Conditions {
  /** How many times slower the processor seems. */
  readonly slowdown?: number;
  readonly network?: 'slow 4G';
  readonly javaScript?: boolean;
}

/** What Lighthouse calls slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const quietMs = 2000;
const patienceMs = 120_000;

/** What each page is observed with, as one script. */
export async function buildObserver(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Opens a window of a desktop, under the given conditions. */
export async function startVisit(
  browser: Browser,
  server: SiteServer,
  observer: string,
  { slowdown = 1, network, javaScript = true }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
    javaScriptEnabled: javaScript,
  });
  const page = await context.newPage();
  await page.addInitScript(observer);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const lastRequest = watchRequests(page);
  return {
    page,
    untilQuiet: async () => {
      const end = Date.now() + patienceMs;
      while (Date.now() < end) {
        await page.waitForTimeout(200);
        const last = Math.max(lastRequest(), server.lastActivity(), await lastTask(page));
        if (Date.now() - last > quietMs) return;
      }
      throw new Error(`${page.url()} did not become quiet in ${patienceMs / 1000} s.`);
    },
    close: () => context.close(),
  };
}

/** Milliseconds since the epoch of the page’s last request or answer; the present while one is under way. */
function watchRequests(page: Page): () => number {
  const open = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => open.add(request));
  const close = (request: unknown): void => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => (open.size > 0 ? Date.now() : last);
}

/** The end of the last long task; the present while one document gives way to another. */
async function lastTask(page: Page): Promise<number> {
  return page.evaluate(() => window.bench.lastTask()).catch(() => Date.now());
}
