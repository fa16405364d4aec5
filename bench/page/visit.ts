import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { join } from 'node:path';
import type {} from './inPage.ts';
import type { SiteServer } from './server.ts';

/** A visitor with an empty cache. */
export interface Visit {
  readonly page: Page;
  /** Waits until nothing has been loaded and no long task has run for two seconds. */
  readonly untilIdle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The conditions of the visitor’s browser; by default, those of the machine. */
export interface Conditions {
  /** Factor by which the processor is slowed down. */
  readonly slowdown?: number;
  readonly network?: 'slow 4G';
  readonly javaScript?: boolean;
}

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const idleMs = 2000;
const timeoutMs = 120_000;

/** Bundles the script that observes each page. */
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

/** Opens a window of desktop size, under the given conditions. */
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
    untilIdle: async () => {
      const end = Date.now() + timeoutMs;
      while (Date.now() < end) {
        await page.waitForTimeout(200);
        const last = Math.max(lastRequest(), server.lastActivity(), await lastTask(page));
        if (Date.now() - last > idleMs) return;
      }
      throw new Error(`${page.url()} was not idle after ${timeoutMs / 1000} s.`);
    },
    close: () => context.close(),
  };
}

/**
 * Returns a function for the time of the page’s last request or response, in milliseconds since the epoch; the current
 * time while a request is pending.
 */
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

/** Returns the end of the last long task; the current time while one document replaces another. */
async function lastTask(page: Page): Promise<number> {
  return page.evaluate(() => window.bench.lastTask()).catch(() => Date.now());
}
