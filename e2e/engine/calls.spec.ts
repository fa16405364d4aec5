import type { Page } from '@playwright/test';
import { actAtEachMoment } from '../atEachMoment.ts';
import { expect, test } from '../test.ts';

const operation = '/api/place-a-hold';
const guide = '/docs/intro';

const call = (page: Page) => page.locator('[data-calls] pre:visible');
const program = (page: Page) => page.locator('fieldset pre:visible');
const example = (page: Page, text: string) => page.locator('details pre', { hasText: text });
const chooseLetter = (page: Page) => page.locator('label', { hasText: 'Told by letter' }).click();

const showsLetter = async (page: Page): Promise<void> => {
  await expect(call(page)).toContainText('4 Harbour Road');
  await expect(example(page, '4 Harbour Road')).toBeHidden();
  await expect(example(page, '"position": 1')).toBeVisible();
  await expect(example(page, '"position": 3')).toBeHidden();
};

actAtEachMoment({
  path: operation,
  controls: [{ name: 'the example of a call', act: chooseLetter, check: showsLetter }],
});

actAtEachMoment({
  path: guide,
  controls: [
    {
      name: 'the language of a program',
      act: (page) => page.getByText('Kotlin', { exact: true }).click(),
      check: (page) => expect(program(page)).toContainText('fun isBookNumber'),
    },
  ],
});

test('an opened example of a body chooses its call', async ({ page }) => {
  await page.goto(operation);
  await page.getByText(/^The \d bodies without the call$/).click();
  await page.locator('summary', { hasText: 'Told by letter' }).click();
  await expect(example(page, '4 Harbour Road')).toBeVisible();
  await expect(page.getByLabel('Told by letter')).toBeChecked();
  await expect(call(page)).toContainText('4 Harbour Road');
});

test('the language is that of the reference and of the guides', async ({ page }) => {
  await page.goto(operation);
  await expect(call(page)).toContainText('curl');
  await page.locator('[data-sample-language]:visible').selectOption('Kotlin');
  await chooseLetter(page);
  await expect(call(page)).toContainText('fun placeHold(token: String)');
  await page.goto(guide);
  await expect(program(page)).toContainText('fun isBookNumber');
  await page.getByText('Python', { exact: true }).click();
  await page.goto(operation);
  await expect(call(page)).toContainText('import requests');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('calls and languages can be chosen', async ({ page }) => {
    await page.goto(operation);
    await chooseLetter(page);
    await expect(call(page)).toContainText('4 Harbour Road');
    await page.goto(guide);
    await expect(program(page)).toContainText('export function isBookNumber');
    await page.getByText('Python', { exact: true }).click();
    await expect(program(page)).toContainText('def is_book_number');
  });
});
