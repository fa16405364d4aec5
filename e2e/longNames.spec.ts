import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../scripts/run.mjs';
import { serve, type Server } from './deploy/serve.ts';
import { longNames } from './fixtures/longNames.ts';
import { expect, test } from './test.ts';

const folder = resolve('test-results/long-names');
let server: Server | undefined;
let origin: string;
let operation: string;

test.describe.configure({ mode: 'serial' });

test.describe('names of seventy letters', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const contract = `${folder}.json`;
    await writeFile(contract, JSON.stringify(longNames));
    const site = ['--contract', contract, '--title', 'Long names', '--url', 'https://docs.company.com'];
    for (const command of [
      ['new', folder, ...site],
      ['build', '--site', folder],
    ]) {
      const { ok, output } = await run(['node', 'packages/cli/bin/reliure.js', ...command], { quiet: true });
      expect(ok, output).toBe(true);
    }
    server = await serve(['--site', folder]);
    ({ origin } = server);
    operation = (await pagePaths()).find((path) => path.includes('create-renewal')) ?? '';
  });
  test.afterAll(() => void server?.child.kill());
  test.beforeEach(({ watch }) => {
    watch.expected.push(new RegExp(`^request: ${origin}/`));
  });

  for (const width of [320, 390, 1000, 1440]) {
    test(`fit into all pages at ${width} pixels`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const paths = await pagePaths();
      expect(paths.length).toBeGreaterThan(12);
      for (const path of [...paths, '/search?q=renewal']) {
        await page.goto(origin + path);
        if (path.startsWith('/search')) await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
        await page.locator('main').evaluate((main) => {
          for (const details of main.querySelectorAll('details')) details.open = true;
        });
        expect.soft(await cutTexts(page), path).toEqual([]);
      }
    });

    test(`fit into the form and the search at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + operation);
      await page.getByRole('button', { name: 'Compose with my values' }).click();
      await expect(page.getByRole('heading', { name: 'Compose with my values' })).toBeFocused();
      expect.soft(await cutTexts(page)).toEqual([]);
      await page.getByRole('combobox', { name: /^Search/ }).fill('renewal');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect.soft(await cutTexts(page)).toEqual([]);
    });
  }

  test('are in groups of four levels in the sidebar', async ({ page }) => {
    await page.goto(origin + operation);
    const sidebar = page.getByRole('complementary', { name: 'Side menu' });
    const group = sidebar.locator('details details details details');
    await expect(group.locator('summary')).toContainText(longNames.tags.at(-1)?.name ?? '');
    await expect(group.locator('a[aria-current]')).toBeVisible();
  });
});

async function pagePaths(): Promise<readonly string[]> {
  const files = await readdir(`${folder}/build/api`, { recursive: true });
  return ['/api', ...files.filter((file) => file.endsWith('.html')).map((file) => `/api/${file.slice(0, -5)}`)];
}

/** Returns the texts that are cut off or outside of the window, unless the area around them can be scrolled. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isCut = (element: Element): boolean => {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own < 3 || clipPath !== 'none' || element.closest('.navbar-sidebar') !== null) return false;
      const hides = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      return (hides && textOverflow !== 'ellipsis') || (left < width && right > width + 1 && !scrolls(element));
    };
    const cut = [...document.body.querySelectorAll('*')].filter(
      (element) => element.textContent.trim() !== '' && isCut(element),
    );
    const texts = cut.map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
    const isWide = document.documentElement.scrollWidth > width;
    // The suggestions of the search are a list that scrolls downwards only.
    const panels = [...document.querySelectorAll('[role=listbox]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    return [
      ...(isWide ? ['the page scrolls sideways'] : []),
      ...panels.map(() => 'the suggestions scroll sideways'),
      ...texts,
    ];
  });
}
