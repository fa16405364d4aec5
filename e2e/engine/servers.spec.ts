import type { Page } from '@playwright/test';
import { goTo } from '../goTo.ts';
import { waitForReact } from '../startReact.ts';
import { expect, test } from '../test.ts';

const asWritten = 'https://api.library.example/v1/loans';
const local = 'http://127.0.0.1:4010/loans';

/** Returns the list of servers; its name is that of the page’s language. */
const serverList = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Server for the examples' });
/** Returns the call of the operation page that is shown. */
const call = (page: Page) => page.locator('[data-calls] pre:visible');

test.describe('the server of calls', () => {
  test('is chosen once, and kept by every page until the choice is removed', async ({ page }) => {
    await page.goto('/api/lend-a-copy');
    await expect(serverList(page).getByRole('option')).toHaveText([
      'All branches',
      'Trial, emptied every night',
      'Local mock server (API_TOKEN=demo)',
    ]);
    await expect(call(page)).toContainText(asWritten);

    await serverList(page).selectOption('http://127.0.0.1:4010');
    await expect(call(page)).toContainText(local);
    await expect(call(page)).toContainText('Bearer demo"');
    await page.locator('[data-sample-language]:visible').selectOption('Python');
    await expect(call(page)).toContainText(`"${local}"`);

    await page.reload();
    await expect(serverList(page)).toHaveValue('http://127.0.0.1:4010');
    await expect(call(page)).toContainText(`"${local}"`);
    await goTo(page, 'Renew a loan');
    await expect(serverList(page)).toHaveValue('http://127.0.0.1:4010');
    await expect(call(page)).toContainText(`${local}/`);

    await goTo(page, 'Lend a copy');
    await serverList(page).selectOption('Trial, emptied every night');
    await expect(call(page)).toContainText('https://trial.library.example/v1/loans');
    await serverList(page).selectOption({ index: 0 });
    await expect(call(page)).toContainText(asWritten);
    await page.locator('[data-sample-language]:visible').selectOption('cURL');
    await expect(call(page)).toContainText('Bearer $API_TOKEN"');
    await page.reload();
    await expect(serverList(page)).toHaveValue('');
    await expect(call(page)).toContainText(asWritten);
  });

  test('is that of guides, of copied calls and of their colours', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/intro');
    await serverList(page).selectOption('http://127.0.0.1:4010');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByText('Copied', { exact: true })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'curl -G http://127.0.0.1:4010/books \\',
        '  --data-urlencode "q=lighthouse" \\',
        '  -H "Authorization: Bearer demo"',
      ].join('\n'),
    );
    const strings = await page.evaluate(() =>
      [...(CSS.highlights.get('code-string') ?? [])].map((range) =>
        range.startContainer.textContent?.slice(range.startOffset, range.endOffset),
      ),
    );
    expect(strings.join('')).toContain('"Authorization: Bearer demo"');
    // React hydrates the guide with another text than the one that it rendered.
    await page.getByRole('combobox', { name: 'Search this site' }).click();
    await waitForReact(page);
    await expect(call(page).first()).toContainText('http://127.0.0.1:4010/books');
    await expect(serverList(page)).toHaveValue('http://127.0.0.1:4010');
  });

  test('is the same in all tabs', async ({ context, page }) => {
    await page.goto('/api/lend-a-copy');
    const other = await context.newPage();
    await other.goto('/docs/intro');
    await serverList(other).selectOption('http://127.0.0.1:4010');
    await expect(call(page)).toContainText(local);
    await expect(serverList(page)).toHaveValue('http://127.0.0.1:4010');
    await other.evaluate(() => localStorage.clear());
    await expect(call(page)).toContainText(asWritten);
    await expect(serverList(page)).toHaveValue('');
  });

  test('is that of the contract if an unknown one is stored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('server', 'javascript:alert(1)'));
    await page.goto('/api/lend-a-copy');
    await expect(serverList(page)).toHaveValue('');
    await expect(call(page)).toContainText(asWritten);
  });

  test('cannot be chosen on a page without calls', async ({ page }) => {
    await page.goto('/api');
    await expect(serverList(page)).toHaveCount(0);
  });
});

test.describe('without a script, the server of calls', () => {
  test.use({ javaScriptEnabled: false });

  test('is as it was written', async ({ page }) => {
    await page.goto('/api/lend-a-copy');
    await expect(serverList(page)).toHaveCount(0);
    await expect(call(page)).toContainText(asWritten);
  });
});
