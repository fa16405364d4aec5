import { expect, test } from './test.ts';

test('a note leads to its source, and the register says what was read there', async ({ page }) => {
  await page.goto('/docs/evenements/overview');
  const article = page.getByRole('article');
  await article.getByRole('link', { name: '1', exact: true }).click();
  const source = article.getByRole('link', { name: /article L\.\s5212-2/ });
  await expect(source).toBeInViewport();
  await expect(source).toHaveAttribute('href', /^https:/);
  await article.getByRole('link', { name: 'Ce qui y a été lu' }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: /article L\.\s5212-2/ })).toBeInViewport();
  await expect(article.getByRole('link', { name: 'Événements' }).first()).toBeVisible();
});
