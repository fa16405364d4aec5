import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findStructureFaults, prepareAxe } from '../accessibility/axe.ts';
import { smallControls } from '../accessibility/wellFormed.ts';
import { goTo } from '../goTo.ts';
import { keptByBrowser } from '../keptByBrowser.ts';
import { expect, test } from '../test.ts';

const operation = '/api/place-a-hold';

const panel = (page: Page) => page.locator('[data-composing]');
const sample = (page: Page) => panel(page).locator('pre:visible');
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true });

async function open(page: Page, path = operation): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Compose with my values' }).click();
  await expect(page.getByRole('heading', { name: 'Compose with my values' })).toBeFocused();
}

test('the sample, its size and the address show the values as they are typed', async ({ page }) => {
  await open(page);
  await expect(sample(page)).toContainText('9780306406157');
  await field(page, 'isbn required').fill('9791090724044');
  await expect(sample(page)).toContainText('"isbn": "9791090724044"');
  await expect(panel(page).getByText('Body: 96 bytes')).toBeVisible();
  await field(page, 'url required').fill('https://branch.library.example/é');
  await expect(panel(page).getByText('Body: 90 bytes')).toBeVisible();
  await page.getByLabel('Language', { exact: true }).selectOption('Python');
  await expect(sample(page)).toContainText('"https://branch.library.example/é"');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(sample(page)).toContainText('arrivals');
});

test('the form starts from the call, the language and the server of the page', async ({ page }) => {
  await page.goto(operation);
  await page.locator('label', { hasText: 'Told by letter' }).click();
  await page.locator('[data-sample-language]:visible').selectOption('Go');
  await page.getByRole('button', { name: 'Compose with my values' }).click();
  await expect(sample(page)).toContainText('package main');
  const isColoured = await page.evaluate(() =>
    [...(CSS.highlights.get('code-string') ?? [])].some(
      ({ startContainer }) => (startContainer.parentElement?.closest('[data-composing]') ?? null) !== null,
    ),
  );
  expect(isColoured).toBe(true);
  await expect(sample(page)).toContainText('4 Harbour Road');
  await page.getByRole('main').getByRole('combobox', { name: 'Server for the examples' }).selectOption({ index: 1 });
  await expect(sample(page)).toContainText('https://trial.library.example/v1/holds');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Compose with my values' })).toBeFocused();
  await expect(page.locator('[data-calls] pre:visible')).toContainText('trial.library.example');
});

test('a value that the contract does not allow is reported at its field, and the list leads there', async ({
  page,
}) => {
  await open(page);
  await field(page, 'isbn required').fill('12');
  const isbn = field(page, 'isbn required');
  await expect(isbn).toHaveAttribute('aria-invalid', 'true');
  await expect(isbn).toHaveAccessibleDescription(/\^97\[89\]/);
  await expect(panel(page).getByText('1 value to correct')).toBeVisible();
  await panel(page).getByRole('button', { name: 'isbn' }).click();
  await expect(isbn).toBeFocused();
  await isbn.fill('9791090724044');
  await expect(panel(page).getByText('The values comply with the contract.')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Description of isbn' }).click();
  await expect(page).toHaveURL(/#body\.isbn$/);
  await expect(isbn).toHaveValue('9791090724044');
});

test('the body is the same as fields and as JSON', async ({ page }) => {
  await open(page);
  await field(page, 'isbn required').fill('9791090724044');
  await page.getByLabel('JSON', { exact: true }).check();
  const text = page.getByRole('textbox', { name: 'JSON' });
  await expect(text).toHaveValue(/"isbn": "9791090724044"/);
  await text.fill('{"isbn": "9780306406157",}');
  await expect(panel(page).getByText('error in line 1, column 26')).toBeVisible();
  await expect(sample(page)).toContainText('9791090724044');
  await text.fill('{"isbn": "9780306406157", "notify": {"way": "letter", "street": "a"}}');
  await page.getByLabel('Form', { exact: true }).check();
  await expect(field(page, 'isbn required')).toHaveValue('9780306406157');
  await expect(field(page, 'street required')).toHaveValue('a');
  await expect(sample(page)).toContainText('"way": "letter"');
});

test('another variant keeps what it shares', async ({ page }) => {
  await open(page);
  await panel(page).getByLabel('Variant').selectOption({ index: 1 });
  await expect(sample(page)).toContainText('"way": "letter"');
  await expect(sample(page)).not.toContainText('arrivals');
});

test('an item that is emptied stays: only its button removes it', async ({ page }) => {
  await open(page, '/api/add-a-book');
  await field(page, 'Item 1').fill('');
  await expect(sample(page)).toContainText('"authors": [""]');
  await field(page, 'Item 1').fill('Ada');
  await expect(sample(page)).toContainText('"authors": ["Ada"]');
  await panel(page).getByRole('button', { name: 'Remove Item 1' }).click();
  await expect(sample(page)).toContainText('"authors": []');
});

test('a pasted command fills in the form', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Paste a JSON body or a cURL command' }).click();
  const text = page.getByRole('textbox', { name: 'Paste a JSON body or a cURL command' });
  await text.fill(`curl -H 'Authorization: Bearer secret' https://x.example/holds -d '{"isbn":"9791090724044"}'`);
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(panel(page).getByText('The form is filled in.')).toBeVisible();
  await expect(field(page, 'isbn required')).toHaveValue('9791090724044');
  await expect(panel(page)).not.toContainText('secret');
});

test('files for other clients have the values', async ({ page }) => {
  await open(page);
  await field(page, 'isbn required').fill('9791090724044');
  for (const [name, extension] of [
    ['Download as .http', 'http'],
    ['Download as HAR', 'har'],
  ] as const) {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`place-a-hold.${extension}`);
    expect(await readFile(await download.path(), 'utf8')).toContain('9791090724044');
  }
});

test('values stay in the memory of the page', async ({ page }) => {
  const requests: string[] = [];
  await open(page, '/api/renew-a-loan');
  const secret = 'SECRET-4711';
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await panel(page).getByRole('textbox').first().fill(secret);
  await expect(sample(page)).toContainText(secret);
  expect(await keptByBrowser(page)).not.toContain(secret);
  expect(requests.join(' ')).not.toContain(secret);
  await expect(panel(page).getByText('nothing is sent or stored')).toBeVisible();
});

test('the next page offers values of the same name, until the document ends', async ({ page }) => {
  await open(page, '/api/renew-a-loan');
  await panel(page).getByRole('textbox').first().fill('4711');
  await goTo(page, 'Get a loan');
  await page.getByRole('button', { name: 'Compose with my values' }).click();
  await page.getByRole('button', { name: 'Use the values of the previous page' }).click();
  await expect(sample(page)).toContainText('4711');
  await page.reload();
  await page.getByRole('button', { name: 'Compose with my values' }).click();
  await expect(page.getByRole('heading', { name: 'Compose with my values' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Use the values of the previous page' })).toBeHidden();
});

test('nothing of the form is loaded before it is opened', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(operation);
  expect(requested.filter((url) => url.includes('composer'))).toEqual([]);
});

test('the form is complete for keyboards, screen readers, fingers and narrow screens', async ({ page }) => {
  await prepareAxe(page);
  for (const path of [operation, '/api/upload-a-cover', '/api/list-books']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    expect.soft(await findStructureFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect.soft(await smallControls(page)).toEqual([]);
  }
});

test('the call is printed without the form', async ({ page }) => {
  await open(page);
  await field(page, 'isbn required').fill('9791090724044');
  await page.emulateMedia({ media: 'print' });
  await expect(sample(page)).toContainText('9791090724044');
  await expect(field(page, 'isbn required')).toBeHidden();
});

test('a form that cannot be loaded can be asked for again', async ({ page, watch }) => {
  watch.expected.push(/composer[.]json/);
  await page.route('**/*.composer.json', (route) => route.abort());
  await page.goto(operation);
  await page.getByRole('button', { name: 'Compose with my values' }).click();
  await expect(page.getByRole('button', { name: 'The form could not be loaded. Try again' })).toBeEnabled();
  await page.unroute('**/*.composer.json');
  await page.getByRole('button', { name: 'The form could not be loaded. Try again' }).click();
  await expect(sample(page)).toContainText('9780306406157');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button for the form', async ({ page }) => {
    await page.goto(operation);
    await expect(page.locator('[data-compose]')).toBeHidden();
  });
});
