import { expect, test } from '../test.ts';

test.describe('the filter of a list', () => {
  test('finds operations of all groups in the sidebar, without accents, by keyboard', async ({ page }) => {
    await page.goto('/api/lend-a-copy');
    const menu = page.getByRole('complementary').getByRole('navigation', { name: 'API reference' });
    const filter = menu.getByRole('searchbox', { name: 'Filter operations' });
    await filter.pressSequentially('cancél hold');
    await expect(menu.getByRole('link')).toHaveText([/Cancel a hold/]);
    await expect(menu.getByRole('status')).toHaveText('1 result');
    await filter.press('ArrowDown');
    await expect(menu.getByRole('link', { name: /Cancel a hold/ })).toBeFocused();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(menu.getByRole('link', { name: 'All operations' })).toBeVisible();
    await expect(menu.getByRole('group').filter({ hasText: /^Holds/ })).not.toHaveAttribute('open');
    await filter.fill('planned withdrawals');
    await expect(menu.getByRole('link')).toHaveText([/Planned withdrawals/]);
    await filter.fill('nothing at all');
    await expect(menu.getByRole('status')).toHaveText('No results. Search the whole site for “nothing at all”');
  });

  test('shows the groups of the landing page whose operations match', async ({ page }) => {
    await page.goto('/api');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('POST /renew');
    await expect(main.getByRole('listitem').filter({ hasText: '/renew' })).toHaveText([/Renew a loan/]);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Downloads', 'Loans']);
    await main.getByRole('searchbox').fill('');
    await expect(main.getByRole('heading', { level: 2, name: 'Copies' })).toBeVisible();
  });

  test('is cleared by a link to something that it hides', async ({ page }) => {
    await page.goto('/api/schemas');
    await page.getByRole('main').getByRole('searchbox').fill('bookpage');
    await expect(page.locator('#letter-l')).toBeHidden();
    await page.evaluate(() => (location.hash = '#letter-l'));
    await expect(page.locator('#letter-l')).toBeInViewport();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  });

  // Without static pages, React starts with the page.
  test('loads no React', { tag: '@static' }, async ({ page }) => {
    await page.goto('/api');
    await page.getByRole('main').getByRole('searchbox').click();
    await page.getByRole('main').getByRole('searchbox').pressSequentially('book', { delay: 30 });
    await expect(page.locator('html')).toHaveAttribute('data-app');
  });
});

test('the contents of a guide mark the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/docs/intro');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  const marked = page.locator('.table-of-contents__link--active');
  await expect(marked).toHaveText([(await heading.innerText()).replace(/\u200b|#/g, '').trim()]);
});
