import type { Page } from '@playwright/test';
import type { Controls, Navigation } from './types.ts';
import type { Visit } from './visit.ts';

/** Milliseconds for which the mouse hovers over the link before it clicks. */
const aimMs = 200;

/** Measures two navigations, each to the next operation. Before the first, only the page itself is loaded. */
export async function measureNavigation(
  visit: Visit,
  path: string,
  next: NonNullable<Controls['next']>,
): Promise<Navigation> {
  await visit.page.goto(path, { waitUntil: 'commit' });
  await visit.untilIdle();
  const first = await followNext(visit.page, next);
  await visit.untilIdle();
  const second = await followNext(visit.page, next);
  return { first, second };
}

async function followNext(page: Page, next: NonNullable<Controls['next']>): Promise<number> {
  const link = page.locator(next.link);
  const title = (await link.locator(next.title).textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await page.evaluate((text) => window.bench.watchTitle(text), title);
  await link.hover();
  await page.waitForTimeout(aimMs);
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.waitForFunction(() => window.bench.titleTime());
  const value: unknown = await time.jsonValue();
  if (typeof value !== 'number') throw new Error(`The page "${title}" was never shown.`);
  return value;
}
