import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { findContrastFaults, findStructureFaults, prepareAxe } from '../accessibility/axe.ts';
import { narrow, narrowViews, pageWidth } from '../accessibility/views.ts';
import { goTo } from '../goTo.ts';
import { keptByBrowser } from '../keptByBrowser.ts';
import { startReact } from '../startReact.ts';
import { expect, test } from '../test.ts';

const order = {
  number: 'O-731',
  state: 'placed',
  placedOn: '2026-03-02',
  lines: [{ isbn: '9780306406157', quantity: 3 }],
};
const secret = 'borrower-4711';

const button = (page: Page) => page.getByRole('button', { name: 'Read a response' });
const panel = (page: Page) => page.getByRole('region', { name: 'Reading of a response' });
const field = (page: Page) => page.getByLabel('Response received');
/** A field of the response, without those inside. */
const part = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.locator('code', { hasText: new RegExp(`^${name}$`) }) });

async function open(page: Page, path = '/partner/get-an-order'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

test.describe('the reader of responses', () => {
  // Without animations, a theme’s colours apply immediately.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('explains a response with its headers, and leads to the description of a field', async ({ page }) => {
    await open(page);
    const { placedOn: _placedOn, ...others } = order;
    const body = JSON.stringify({ ...others, state: 'sent', colour: 'red' });
    await field(page).fill(`HTTP/1.1 200 OK\nContent-Type: application/json\n\n${body}`);
    await expect(panel(page).getByRole('status')).toHaveText(
      'Response 200, recognized by its status. The order. 2 deviations from the contract: placedOn, state. 1 field that the contract does not describe: colour.',
    );
    await expect(part(page, 'state')).toContainText('Allowed values: "placed", "accepted", "cancelled".');
    await expect(part(page, 'placedOn')).toHaveText('placedOn missing Deviation: This field is required.', {
      useInnerText: true,
    });
    await expect(part(page, 'colour')).toContainText('The contract does not describe this field.');
    await panel(page).getByRole('link', { name: 'Description of state' }).click();
    await expect(page).toHaveURL(/#response-200\.state$/);

    await field(page).fill(JSON.stringify(order));
    await expect(panel(page).getByRole('status')).toHaveText(
      'Response 200, recognized by its form. The order. Complies with the contract.',
    );
    await expect(part(page, 'state')).toContainText('"placed" — The bookseller has not answered yet.');
    await panel(page).getByRole('button', { name: 'Clear' }).click();
    await expect(panel(page).getByRole('status')).toBeEmpty();
  });

  test('leads from an error to its cause and its remedy', async ({ page }) => {
    await open(page);
    await field(page).fill('{"code":"unknown-order","title":"x","status":404}');
    await expect(panel(page)).toContainText('No order of this bookseller has the number.');
    await expect(panel(page)).toContainText('Take the number from the list.');
    await panel(page).getByRole('link', { name: 'The page of the error unknown-order' }).click();
    await expect(page).toHaveURL('/partner/errors/unknown-order');
  });

  test('reads errors on the page of all errors, from a line of a log too', async ({ page }) => {
    await open(page, '/partner/errors');
    await field(page).fill('ApiError: 409 order-cancelled at send (app.js:12)');
    await expect(panel(page)).toContainText('The library cancelled the order before it was accepted.');
    await field(page).fill('{"code":"other-error"}');
    await expect(panel(page).getByRole('status')).toContainText('No error of the catalogue has this code.');
  });

  test('says that a status is not documented, or that a body is no JSON', async ({ page }) => {
    await open(page);
    await field(page).fill('HTTP/1.1 418 Teapot\n\n{}');
    await expect(panel(page).getByRole('status')).toContainText('does not document the status 418');
    await field(page).fill('HTTP/1.1 200 OK\n\n{"number": ');
    await expect(panel(page).getByRole('status')).toContainText('not valid JSON: error in line 3, column 11');
  });

  test('keeps the text in memory alone', async ({ page, context }) => {
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
    await open(page);
    await field(page).fill(JSON.stringify({ ...order, note: secret }));
    await expect(panel(page)).toContainText(secret);
    expect(await keptByBrowser(page)).not.toContain(secret);
    expect(requested.join('\n')).not.toContain(secret);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(field(page)).toBeEmpty();
    await field(page).fill(secret);
    await goTo(page, 'List orders');
    await page.goBack();
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  test('loads little, and only when it is opened', async ({ page }) => {
    await page.goto('/partner/get-an-order');
    await startReact(page);
    const scripts: Promise<number>[] = [];
    const files: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(response.body().then((body) => brotliCompressSync(body).length));
      else files.push(pathname);
    });
    await button(page).click();
    await field(page).fill(JSON.stringify(order));
    await expect(panel(page).getByRole('status')).toContainText('Complies with the contract.');
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(20_000);
    const own = files.filter((path) => path.endsWith('.json')).sort();
    expect(own).toEqual(['/partner/errors.json', '/partner/get-an-order.openapi.json']);
  });

  test('can be used by all, also where there is little room', async ({ page }) => {
    await page.setViewportSize(narrow);
    await prepareAxe(page);
    await open(page);
    await field(page).fill(JSON.stringify({ ...order, state: 'sent', colour: 'red' }));
    await expect(part(page, 'colour')).toBeVisible();
    expect(await findStructureFaults(page)).toEqual([]);
    expect(await findContrastFaults(page, new Set(), narrowViews)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(narrow.width);
    await page.emulateMedia({ media: 'print' });
    await expect(button(page)).toBeHidden();
    await expect(panel(page)).toBeHidden();
  });

  test('tries again when its files could not be loaded', async ({ page, watch }) => {
    watch.expected.push(/openapi\.json/);
    await page.route('**/*.openapi.json', (route) => route.abort());
    await open(page);
    await expect(panel(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/*.openapi.json');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await field(page).fill(JSON.stringify(order));
    await expect(panel(page).getByRole('status')).toContainText('Complies with the contract.');
  });
});

test.describe('the reader of responses without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is not offered', async ({ page }) => {
    await page.goto('/partner/get-an-order');
    await expect(page.getByText('Read a response')).toBeHidden();
  });
});
