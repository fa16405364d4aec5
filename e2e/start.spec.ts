import { goTo } from './goTo.ts';
import { expect, test } from './test.ts';

const operation = '/api/creer-une-visite';

// How pages start and follow each other is tested in engine/start.spec.ts; these need many operations or deep schemas.
test.describe('pages of the reference', () => {
  test('keep collapsed what the visitor collapsed when the fragment changes', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Démarrer une visite');
    await page.getByRole('button', { name: 'Tout déplier' }).first().click();
    const collapsed = page.locator('details[data-collapsible]').first();
    await collapsed.locator('summary').first().click();
    await expect(collapsed).not.toHaveAttribute('open');
    for (const anchor of ['erreurs', 'reponses']) await page.evaluate((hash) => (location.hash = hash), anchor);
    await expect(page).toHaveURL(/#reponses$/);
    await expect(collapsed).not.toHaveAttribute('open');
  });

  test('scroll the sidebar to their entry without scrolling the page', async ({ page }) => {
    const sidebar = page.getByRole('complementary').filter({ hasText: 'Toutes les opérations' });
    const entry = sidebar.locator('[aria-current]');
    await page.setViewportSize({ width: 1440, height: 480 });
    await page.goto('/api/recuperer-un-produit');
    await expect(entry).toHaveText(/Récupérer un produit/);
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const scroll = await sidebar.evaluate(({ scrollTop }) => scrollTop);
    expect(scroll).toBeGreaterThan(0);
    await goTo(page, 'Rechercher des produits');
    await expect(entry).toHaveText(/Rechercher des produits/);
    expect(await sidebar.evaluate(({ scrollTop }) => scrollTop)).toBe(scroll);

    await page.getByRole('main').getByRole('link', { name: 'API', exact: true }).click();
    await expect(entry).toHaveText('Toutes les opérations');
    await expect(entry).toBeInViewport({ ratio: 1 });

    await page.goto('/api/etats/visite');
    await expect(entry).toHaveText(/^Cycles de vie/);
    await expect(entry).toBeInViewport({ ratio: 1 });
  });

  test('expand all schemas, and keep them expanded on the next page', async ({ page }) => {
    await page.goto(operation);
    const field = page.locator('[id="reponse-201.validation.date"]');
    await expect(field).toBeHidden();
    await page.getByRole('button', { name: 'Tout déplier' }).first().click();
    await expect(field).toBeVisible();
    await page.goto('/api/recuperer-une-visite-v2');
    await expect(page.locator('[id="reponse-200.lieu.acces"]')).toBeVisible();
    await page.getByRole('button', { name: 'Tout replier' }).first().click();
    await expect(page.locator('[id="reponse-200.lieu.acces"]')).toBeHidden();
  });
});
