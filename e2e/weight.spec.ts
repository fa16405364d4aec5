import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pageBudgets } from '../bench/page/budgets.ts';
import { medianOperation } from '../bench/page/subject.ts';
import { apiPath } from './apiPath.ts';
import { readReference } from './contract.ts';
import { expect, test } from './test.ts';

test.describe('weight of the median operation page', () => {
  test('is within its budgets, on load and after everything has been used', async ({ page }) => {
    const received = watchBytes(page);
    await page.goto(await medianPage());
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(pageBudgets.elements);
    expect(await total(received)).toBeLessThanOrEqual(pageBudgets.coldLoad);
    expect(await total(received, 'script')).toBe(0);

    await useEverything(page);
    expect(await total(received, 'script')).toBeGreaterThan(50_000);
    const scripts = (await total(received, 'script')) + (await unseenScripts(page));
    expect(scripts).toBeLessThanOrEqual(pageBudgets.scriptsAfterUse);
  });
});

interface Received {
  readonly type: string;
  readonly bytes: Promise<number>;
}

function watchBytes(page: Page): readonly Received[] {
  const received: Received[] = [];
  page.on('response', (response) => {
    const type = isScript(response.url()) ? 'script' : response.request().resourceType();
    received.push({ type, bytes: response.body().then((body) => brotliCompressSync(body).length) });
  });
  return received;
}

/** Whether an address is that of code, including the code of workers, which browsers do not report as a script. */
function isScript(address: string): boolean {
  return new URL(address).pathname.endsWith('.js');
}

async function total(received: readonly Received[], type?: string): Promise<number> {
  const counted = received.filter((response) => type === undefined || response.type === type);
  return (await Promise.all(counted.map(({ bytes }) => bytes))).reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Returns the size of scripts that do not appear among the page’s responses: inline scripts, and the service worker for
 * the offline copy, which the browser requests by itself.
 */
async function unseenScripts(page: Page): Promise<number> {
  const inline = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('script:not([src], [type="application/ld+json"])'),
      ({ textContent }) => textContent,
    ),
  );
  const worker = await readFile('site/build/service-worker.js');
  return brotliCompressSync(inline.join('\n')).length + brotliCompressSync(worker).length;
}

async function medianPage(): Promise<string> {
  const { operations } = await readReference();
  const operation = medianOperation(operations);
  if (operation === undefined) throw new Error('The contract has no operation with the median number of fields.');
  return apiPath(operation.slug);
}

async function useEverything(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('visite');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await page.getByRole('button', { name: 'Fermer l’annonce' }).click();
  await page.getByRole('button', { name: 'Français' }).hover();
  await page.getByRole('button', { name: 'Tout déplier' }).first().click();
  await page.getByRole('complementary').locator('details:not([open]) summary').first().click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
  await expect(page.locator('.navbar-sidebar').getByRole('link').first()).toBeVisible();
}
