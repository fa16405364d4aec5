import { expect, test } from '../test.ts';
import { startReact } from '../startReact.ts';

const operation = '/api/lend-a-copy';

test('error examples are folded, and a link to them unfolds them', async ({ page }) => {
  await page.goto(operation);
  const example = page.locator('#error-examples').getByText('409').first();
  await expect(example).toBeHidden();
  await page.goto('/docs/intro');
  await page.goto(`${operation}#error-examples`);
  await expect(example).toBeVisible();
});

test('what was unfolded is so again on Back', async ({ page }) => {
  await page.goto(operation);
  await page.locator('#error-examples > summary').click();
  await startReact(page);
  const sections = page.locator('article details:not([data-menu])');
  await sections.last().locator('summary').first().click();
  const open = () => sections.evaluateAll((all) => all.map((details) => details.hasAttribute('open')));
  const before = await open();
  expect(before.filter(Boolean).length).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
  await expect(page).toHaveURL(/docs/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend a copy');
  await expect.poll(open).toEqual(before);
});

test('a fragment that is gone leads to the nearest one, and a message says so', async ({ page }) => {
  await page.goto(`${operation}#body.cardNumbers`);
  const message = page.locator('.page-note');
  await expect(message).toHaveText('This field no longer exists. This is the nearest one.');
  await expect(message).toBeInViewport();
  await expect(page.locator('[id="body.cardNumber"]')).toHaveAttribute('data-revealed', '');
  await page.evaluate(() => (location.hash = '#opening-hours'));
  await expect(message).toHaveText('This section no longer exists.');
  await expect(page.locator('[data-revealed]')).toHaveCount(0);
});

test('a fragment that is not about the content is ignored', async ({ page }) => {
  for (const fragment of ['#:~:text=Lend', '#__docusaurus_other', '#']) {
    await page.goto(`${operation}${fragment}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await startReact(page);
    await expect(page.locator('.page-note')).toBeEmpty();
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
