import { identity } from '../../example/identity.ts';
import { readReference } from '../contract.ts';
import { expect, test } from '../test.ts';

test.describe('the reference of a foreign contract', () => {
  test('has a page for each operation, linked from the landing page', async ({ page }) => {
    const { operations } = await readReference(identity, 'example');
    expect(operations.length).toBeGreaterThan(12);
    await page.goto('/api');
    for (const { slug, title } of operations) {
      await expect(page.getByRole('main').locator(`a[href="/api/${slug}"]`).first()).toContainText(title);
    }
  });

  test('shows an operation with its body, responses and call', async ({ page }) => {
    await page.goto('/api/lend-a-copy');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend a copy');
    for (const name of [/^Request body(?! examples)/, /^Responses/]) {
      await expect(main.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    await expect(main).toContainText('https://api.library.example/v1/loans');
    await expect(main).toContainText('"cardNumber": "C-20417"');
  });

  test('shows a callback in its operation and on its own page', async ({ page }) => {
    await page.goto('/api/place-a-hold');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^More about this call/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A copy has arrived');
    await expect(page.getByRole('main')).toContainText('Sent once, when a copy is put aside.');
  });

  test('serves the contract, an extract and the Markdown of an operation', async ({ request }) => {
    const contract = (await (await request.get('/openapi.json')).json()) as { readonly openapi: string };
    expect(contract.openapi).toBe('3.0.3');
    const extract = (await (await request.get('/api/lend-a-copy.openapi.json')).json()) as { readonly paths: object };
    expect(Object.keys(extract.paths)).toEqual(['/loans']);
    expect(await (await request.get('/api/lend-a-copy.md')).text()).toContain('# Lend a copy');
  });
});
