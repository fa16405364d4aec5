import type { CDPSession, Page } from '@playwright/test';
import { apiPath } from './apiPath.ts';
import { readReference } from './contract.ts';
import { expect, test } from './test.ts';

/** Memory that a tab uses after garbage collection. */
interface MemoryUse {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

const navigations = 200;
/**
 * Navigations before the first measurement. By then, all caches are full: the last 30 pages of the reference, the code
 * of the pages, and the index.
 */
const warmUp = 80;

test('memory use does not grow over 200 pages', { tag: '@full' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  const { operations } = await readReference();
  const slugs = operations.map(({ slug }) => slug);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/api');
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const measurements: MemoryUse[] = [];
  let visited = 0;
  const count = async (): Promise<void> => {
    visited += 1;
    if (visited === warmUp || visited === navigations) measurements.push(await measure(session));
  };
  while (visited < navigations) {
    await follow(page, '/api', 'nav.navbar a');
    await count();
    for (let index = 0; index < 5; index += 1) {
      await follow(page, apiPath(slugs[visited % slugs.length]), 'aside a, main a');
      await count();
    }
    await search(page, 'visite');
    await count();
    await follow(page, '/docs/intro', 'nav.navbar a');
    await count();
    await follow(page, '/docs/visites-guide/overview', '.menu a, main a');
    await count();
    await follow(page, '/blog', 'nav.navbar a');
    await count();
  }
  const [warm, end] = measurements;
  if (warm === undefined || end === undefined) throw new Error('Memory use was not measured twice.');
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ warm, end }) });
  expectFlat(warm, end);
});

/** Checks that memory use does not grow. A leaked page would add over a thousand nodes and 100 kB each time. */
function expectFlat(warm: MemoryUse, end: MemoryUse): void {
  expect(end.heapBytes - warm.heapBytes, 'bytes of the heap').toBeLessThan(2_000_000);
  expect(end.nodes - warm.nodes, 'nodes').toBeLessThan(3000);
  expect(end.listeners - warm.listeners, 'listeners').toBeLessThan(50);
}

/** Follows a link of the page without loading a document. */
async function follow(page: Page, path: string, selector: string): Promise<void> {
  await page.evaluate(
    ([links, address]) => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>(links)].find(
        ({ pathname, hash }) => pathname === address && hash === '',
      );
      if (link === undefined) throw new Error(`${location.pathname} has no link ${links} to ${address}.`);
      // Marks the heading of the current page, because the address and the head change before the page does.
      if (location.pathname !== address) document.querySelector('h1')?.setAttribute('data-left', '');
      link.click();
    },
    [selector, path] as const,
  );
  await page.waitForFunction(
    (address) =>
      location.pathname === address &&
      document.querySelector('h1:not([data-left])') !== null &&
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(address) === true,
    path,
  );
}

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Rechercher dans le site' });
  await box.fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await box.press('Escape');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
}

async function measure(session: CDPSession): Promise<MemoryUse> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapBytes: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') };
}
