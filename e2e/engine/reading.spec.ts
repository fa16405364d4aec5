import { expect, test } from '../test.ts';
import { startReact } from '../startReact.ts';

const operation = '/api/lend-a-copy';

test('error examples are folded, and a link to them unfolds them', async ({ page }) => {
  await page.goto(operation);
  const example = page.locator('#error-examples').getByText('409').first();
  await expect(example).toBeHidden();
  await page.goto(`${operation}#error-examples`);
  await page.reload();
  await expect(example).toBeVisible();
});

for (const hasReact of [false, true]) {
  test(`what was unfolded is so again on Back, ${hasReact ? 'with' : 'before'} React`, async ({ page }) => {
    await page.goto(operation);
    if (hasReact) await startReact(page);
    await page.locator('#error-examples > summary').click();
    await expect(page.locator('#error-examples')).toHaveAttribute('open');
    await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
    await expect(page).toHaveURL(/docs/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend a copy');
    await expect(page.locator('#error-examples')).toHaveAttribute('open');
  });
}

test('a fragment that is gone leads to the nearest one', async ({ page }) => {
  await page.goto(`${operation}#body.cardNumbers`);
  const notice = page.locator('.site-notice');
  await expect(notice).toContainText('This field no longer exists.');
  await notice.getByRole('link', { name: 'body.cardNumber' }).click();
  await expect(page.locator('[id="body.cardNumber"]')).toHaveAttribute('data-revealed', '');
  await expect(notice).toHaveCount(0);
});

test('a fragment that is not about the content is ignored', async ({ page }) => {
  for (const fragment of ['#:~:text=Lend', '#__docusaurus_other', '#']) {
    await page.goto(`${operation}${fragment}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.site-notice')).toHaveCount(0);
  }
});

test('long lines of code wrap on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(operation);
  const code = page.getByRole('main').locator('[data-code]').first();
  const wrap = code.getByRole('button', { name: 'Wrap long lines' });
  const isWide = () =>
    code.locator('pre:visible').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isWide()).toBe(true);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isWide()).toBe(false);
  await wrap.click();
  expect(await isWide()).toBe(true);
});
