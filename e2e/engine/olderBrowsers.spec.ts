import { removeNewFeatures } from '../olderBrowser.ts';
import { openFormats } from '../pageFormats.ts';
import { startReact } from '../startReact.ts';
import { expect, test } from '../test.ts';

const operation = '/api/lend-a-copy';

test.beforeEach(({ page }) => removeNewFeatures(page));

test.describe('in the oldest supported browsers', () => {
  test('a page can be copied as Markdown', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(operation);
    await openFormats(page);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(`${operation}.md`)).text());
  });

  test('code is copied in the selected language', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(operation);
    await page.locator('[data-sample-language]:visible').selectOption('Python');
    await page.locator('fieldset[data-code] [data-copy]').click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import requests$/m);
  });

  test('a progress bar with a name shows while a page loads', async ({ page }) => {
    await page.goto('/');
    await startReact(page);
    // These requests never get a response.
    await page.route('**/assets/js/**', () => undefined);
    const links = page.getByRole('navigation', { name: 'Main', exact: true });
    await links.getByRole('link', { name: 'Documentation' }).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeAttached();
  });
});
