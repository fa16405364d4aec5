import { expect, test } from './test.ts';

test('an operation links to its open issue, and the issue says what to do meanwhile', async ({ page }) => {
  await page.goto('/api/rechercher-des-produits');
  await page.getByRole('link', { name: /La recherche de produits ne trouve pas/ }).click();
  await expect(page).toHaveURL(/\/api\/problemes-connus#recherche-trait-union$/);
  const issue = page.locator('section', { has: page.locator('#recherche-trait-union') }).last();
  await expect(issue).toContainText('En attendant');
  await expect(issue.getByRole('link', { name: 'Rechercher des produits' })).toBeVisible();
});

test('a fixed issue stays on the page, but not on its operation', async ({ page }) => {
  await page.goto('/api/problemes-connus');
  const fixed = page.locator('section', { has: page.locator('#code-barres-separateur-final') }).last();
  await expect(fixed).toContainText('Corrigé le');
  await fixed.getByRole('link', { name: 'Identifier un produit par code-barres' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identifier un produit par code-barres');
  await expect(page.getByText('Problème connu')).toHaveCount(0);
});
