import type { Page } from '@playwright/test';
import { pageKinds } from './sitePages.ts';
import { expect, test } from './test.ts';

const withMenu = ['/api', '/api/erreurs', pageKinds.operation, pageKinds.guide, pageKinds.post, '/blog', '/blog/tags'];
const withoutMenu = ['/', '/markdown-page', '/blog/archive', '/search', '/nulle-part'];

for (const width of [1440, 1920]) {
  test(`titles and the footer begin at one place in each shell, at ${width} px`, async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    for (const paths of [withMenu, withoutMenu]) {
      const starts = new Map<string, number>();
      for (const path of paths) {
        await page.goto(path);
        starts.set(`title of ${path}`, await startOf(page, 'main h1'));
        starts.set(`footer of ${path}`, await startOf(page, '.footer__title'));
      }
      expect(new Set(starts.values()).size, JSON.stringify([...starts])).toBe(1);
    }
  });
}

test('the header shows whole words at 1000 px', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(pageKinds.operation);
  const cut = await page
    .locator('.navbar__inner *')
    .evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1).length,
    );
  expect(cut).toBe(0);
  const heights = await page.locator('.navbar__item').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(45);
});

test('no column of a table is outside the page at 1000 px', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  for (const path of ['/api/retraits', '/api/comparaison', '/api/acces']) {
    await page.goto(path);
    const tables = page.getByRole('main').locator('div:has(> table):visible');
    await expect(tables.first()).toBeVisible();
    for (const table of await tables.all())
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
  }
});

test('a phone shows the announcement in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const announcement = page.locator('.theme-announcement-bar');
  await expect(announcement.getByRole('link')).toBeVisible();
  expect((await announcement.boundingBox())?.height).toBeLessThan(40);
});

test('with text twice as large, a phone shows whole pages and the button of the menu', async ({ page, watch }) => {
  watch.expected.push(/status of 404/);
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const paths = [
    '/',
    '/api',
    '/api/acces',
    '/api/erreurs',
    pageKinds.operation,
    pageKinds.guide,
    '/blog',
    '/search?q=visite',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
  await page.getByRole('button', { name: 'Fermer le menu', exact: true }).click();
  await page.getByRole('combobox', { name: 'Rechercher dans le site' }).click();
  await expect(page.getByRole('combobox', { name: 'Rechercher dans le site' })).toBeFocused();
});

/** Returns where the text of the first element begins. */
async function startOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
}
