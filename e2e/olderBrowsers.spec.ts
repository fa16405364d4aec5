import type { Page } from '@playwright/test';
import { openFormats } from './pageFormats';
import { pageKinds } from './sitePages';
import { expect, test } from './test';

const region = (page: Page) => page.getByRole('region', { name: /^Diagramme/ });

// Removes features that Firefox 115 and Safari 16.4 lack, the oldest browsers of package.json’s browserslist.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ClipboardItem');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    for (const name of Object.getOwnPropertyNames(Element.prototype)) {
      if (/^role$|^aria[A-Z]/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });
});

test.describe('in the oldest supported browsers', () => {
  test('a page can be copied as Markdown', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pageKinds.operation);
    await openFormats(page);
    await page.getByRole('button', { name: 'Copier en Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Copié');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(`${pageKinds.operation}.md`)).text());
  });

  test('code is copied in the selected language', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pageKinds.operation);
    await page.getByText('Python', { exact: true }).click();
    await page.locator('fieldset[data-code] > button').click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Copié');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import requests$/m);
  });

  test('a diagram has its role and name, whether it scrolls or not', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(pageKinds['life cycle']);
    await expect.poll(() => page.locator('table').locator('..').first().getAttribute('role')).toBe('group');
    await expect(region(page)).toHaveCount(1);
    await page.setViewportSize({ width: 2400, height: 2400 });
    await expect(region(page)).not.toHaveAttribute('tabindex');
    await expect(region(page)).toHaveCount(1);
  });

  test('a progress bar with a name shows while a page loads', async ({ page }) => {
    await page.goto(pageKinds.posts);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // These requests never get a response.
    await page.route('**/assets/js/**', () => undefined);
    const links = page.getByRole('navigation', { name: 'Navigation principale' });
    await links.getByRole('link', { name: 'Documentation' }).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole('progressbar', { name: 'Chargement de la page' })).toBeAttached();
  });
});
