import type { Answer, SiteServer } from './server';
import { blockingTime } from './statistics';
import type { Controls, FirstAct, Load } from './types';
import type { Visit } from './visit';

/**
 * Opens a page with an empty cache, waits until it is idle, and then performs the first action that needs the site’s
 * code.
 */
export async function measureLoad(visit: Visit, server: SiteServer, path: string, controls: Controls): Promise<Load> {
  const { page } = visit;
  server.takeAnswers();
  await page.goto(path, { waitUntil: 'commit' });
  await visit.untilQuiet();
  const answers = server.takeAnswers();
  const { first, largest } = await page.evaluate(() => window.bench.paints());
  const tasks = await page.evaluate(() => window.bench.takeLongTasks());
  return {
    transferred: sumBytes(answers),
    scripts: sumBytes(answers.filter(isScript)),
    requests: answers.length,
    blocking: blockingTime(tasks, first),
    blockingFromStart: blockingTime(tasks),
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    firstPaint: first,
    largestPaint: largest,
    firstAct: await measureFirstAct(visit, server, controls),
  };
}

async function measureFirstAct(visit: Visit, server: SiteServer, { use }: Controls): Promise<FirstAct | null> {
  if (use.search === null) return null;
  const start = performance.now();
  await use.search(visit.page);
  const time = performance.now() - start;
  await visit.untilQuiet();
  return {
    transferred: sumBytes(server.takeAnswers()),
    blocking: blockingTime(await visit.page.evaluate(() => window.bench.takeLongTasks())),
    time,
  };
}

/** Adds up the bytes of some responses, as transferred. */
export function sumBytes(answers: readonly Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether a response is code: JavaScript or WebAssembly. */
export function isScript({ type, path }: Answer): boolean {
  return /javascript|wasm/.test(type) || path.includes('/wasm.');
}
