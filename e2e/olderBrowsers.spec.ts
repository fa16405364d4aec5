import { pageKinds } from './sitePages';
import { expect, test } from './test';

// What the oldest browsers of package.json’s browserslist lack, Firefox 115 and Safari 16.4.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ClipboardItem');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
});

test.describe('in the oldest browsers', () => {
  test('a page is copied as Markdown', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pageKinds.operation);
    await page.getByRole('button', { name: 'Copier en Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Copié');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(`${pageKinds.operation}.md`)).text());
  });

  test('the code of the language that was chosen is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pageKinds.operation);
    await page.getByText('Python', { exact: true }).click();
    await page.locator('fieldset[data-code] > button').click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText('Copié');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import requests$/m);
  });
});
