import type { Locator, Page } from '@playwright/test';
import { waitForReact } from '../startReact.ts';
import { expect, firstOnly, test } from '../test.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('ol > li');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the position', () => {
  test.use({ viewport: { width: 1000, height: 500 } });

  /** Opens results, and scrolls by less than the height of the first results, which grow when texts arrive. */
  async function openResults(page: Page): Promise<void> {
    await page.goto('/search?q=copy');
    await expect(results(page).nth(8)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
  }

  test('of results remains when the visitor comes back', async ({ page }) => {
    await openResults(page);
    const links = results(page).getByRole('link').and(page.locator(':not([href*="/search"])'));
    await links.first().evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(heading(page)).not.toHaveText('Search');
    await page.goBack();
    await expect(results(page).nth(8)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  test('of results remains when the page is reloaded', async ({ page }) => {
    await openResults(page);
    // The position is stored once the page no longer moves.
    await expect.poll(() => page.evaluate(() => (history.state as { scroll?: unknown } | null)?.scroll)).toBe(900);
    await page.reload();
    await expect(results(page).nth(8)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  for (const isStarted of [false, true]) {
    const moment = isStarted ? 'after React has started' : 'before React starts';
    // Without static pages, React then starts on the HTML of the next page, and keeps which of its details are open.
    const tag = isStarted ? [] : ['@static'];
    test(`of a page remains when the next one was reloaded, ${moment}`, { tag }, async ({ page }) => {
      const next = page.getByRole('complementary').getByRole('link', { name: 'Renew a loan' });
      await page.goto('/api/lend-a-copy');
      await next.hover();
      await waitForReact(page);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await next.evaluate((link) => link instanceof HTMLElement && link.click());
      await expect(heading(page)).toHaveText('Renew a loan');
      await page.reload();
      if (isStarted) {
        await next.hover();
        await waitForReact(page);
      }
      await page.goBack();
      await expect(heading(page)).toHaveText('Lend a copy');
      await expect.poll(() => scrolled(page)).toBe(1500);
    });
  }
});

test.describe('a suggestion', () => {
  async function suggest(page: Page): Promise<void> {
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('return a copy');
    await expect(page.getByRole('option', { name: /Return a copy/ }).first()).toBeVisible();
  }

  const ways: readonly (readonly [way: string, open: (option: Locator) => Promise<void>])[] = [
    ['Control+Enter', (option) => chooseWith(option, 'Control+Enter')],
    ['Shift+Enter', (option) => chooseWith(option, 'Shift+Enter')],
    ['the middle button', (option) => option.click({ button: 'middle' })],
    ['a click and Control', (option) => option.click({ modifiers: ['Control'] })],
  ];
  for (const [index, [way, open]] of ways.entries()) {
    test(`opens elsewhere with ${way}`, firstOnly(index), async ({ page, context }) => {
      await suggest(page);
      const option = page.getByRole('option', { name: /Return a copy/ }).first();
      const [opened] = await Promise.all([context.waitForEvent('page'), open(option)]);
      await expect(opened).toHaveURL(/\/api\//);
      await expect(page).toHaveURL(/\/docs\/intro$/);
    });
  }

  async function chooseWith(option: Locator, keys: string): Promise<void> {
    await option.page().keyboard.press('ArrowDown');
    await option.page().keyboard.press(keys);
  }
});
