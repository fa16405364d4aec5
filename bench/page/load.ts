import type { SentResponse, SiteServer } from './server.ts';
import { blockingTime } from './statistics.ts';
import type { Controls, FirstAction, Load } from './types.ts';
import type { Visit } from './visit.ts';

/**
 * Opens a page with an empty cache, waits until it is idle, and then performs the first action that needs the site’s
 * code.
 */
export async function measureLoad(visit: Visit, server: SiteServer, path: string, controls: Controls): Promise<Load> {
  const { page } = visit;
  server.takeResponses();
  await page.goto(path, { waitUntil: 'commit' });
  await visit.untilIdle();
  const responses = server.takeResponses();
  const { first, largest } = await page.evaluate(() => window.bench.paints());
  const tasks = await page.evaluate(() => window.bench.takeLongTasks());
  return {
    transferred: sumBytes(responses),
    scripts: sumBytes(responses.filter(isScript)),
    requests: responses.length,
    blocking: blockingTime(tasks, first),
    blockingFromStart: blockingTime(tasks),
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    firstPaint: first,
    largestPaint: largest,
    firstAction: await measureFirstAction(visit, server, controls),
  };
}

async function measureFirstAction(visit: Visit, server: SiteServer, { use }: Controls): Promise<FirstAction | null> {
  if (use.search === null) return null;
  const start = performance.now();
  await use.search(visit.page);
  const time = performance.now() - start;
  await visit.untilIdle();
  return {
    transferred: sumBytes(server.takeResponses()),
    blocking: blockingTime(await visit.page.evaluate(() => window.bench.takeLongTasks())),
    time,
  };
}

/** Adds up the bytes of some responses, as transferred. */
export function sumBytes(responses: readonly SentResponse[]): number {
  return responses.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether a response is code: JavaScript or WebAssembly. */
export function isScript({ type, path }: SentResponse): boolean {
  return /javascript|wasm/.test(type) || path.includes('/wasm.');
}
