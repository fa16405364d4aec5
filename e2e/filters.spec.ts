import { readReference } from './contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.describe('the filter of a list', () => {
  test('finds « motif non realisation » on /api/listes', async ({ page }) => {
    await page.goto('/api/listes');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('motif non realisation');
    await expect(main.locator('[data-filter-item]').filter({ visible: true })).toHaveText([
      /Code de motif de non-réalisation/,
    ]);
  });

  test('finds an error by a line of a log', async ({ page }) => {
    await page.goto('/api/erreurs');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('HttpError: 409 GRILLE_PERIMEE at save (/srv/index.js:12)');
    await expect(main.locator('[data-filter-item]').filter({ visible: true })).toHaveText([/^grille-perimee/]);
  });
});

test.describe('a filter in the address', () => {
  const operations = ({ page }: { readonly page: Page }) =>
    page.getByRole('main').locator('[data-operation]').filter({ visible: true });

  test('finds operations by a misspelled word or a path, and is kept', async ({ page }) => {
    await page.goto('/api');
    const filter = page.getByRole('main').getByRole('searchbox');
    await filter.fill('singature la livraison');
    await expect(operations({ page })).toHaveText([/Signer la livraison/]);
    await filter.fill('POST /v2/visites');
    await expect(page).toHaveURL('/api?filtre=POST+%2Fv2%2Fvisites');
    await expect(operations({ page }).first()).toContainText('/v2/visites');
    const count = await operations({ page }).count();
    await operations({ page }).getByRole('link', { name: 'Créer une visite', exact: true }).click();
    await expect(page).toHaveURL('/api/creer-une-visite');
    await page.goBack();
    await expect(filter).toHaveValue('POST /v2/visites');
    await expect(operations({ page })).toHaveCount(count);
    await filter.fill('');
    await expect(page).toHaveURL('/api');
  });

  test('is shown to those who get the address, however far below the title it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api?filtre=signature');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(operations({ page }).first()).toBeInViewport();
  });

  test('is harmless, and leads to the search if nothing is found', async ({ page }) => {
    await page.goto(`/api/erreurs?filtre=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('"><img src=x onerror=alert(1)>');
    await main.getByRole('searchbox').fill('zzqxwv');
    await expect(main.getByRole('status')).toHaveText(
      'Aucun résultat. Chercher «\u00a0zzqxwv\u00a0» dans tout le site',
    );
    await main.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL('/search?q=zzqxwv');
  });

  test('does not keep what is as long as a log', async ({ page }) => {
    await page.goto('/api/erreurs?filtre=a');
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(`409 grille-perimee ${'x'.repeat(100)}`);
    await expect(page).toHaveURL('/api/erreurs');
  });
});

test.describe('the menu of the reference', () => {
  test('shows the current page when it is opened on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/lister-les-produits-retournes-d-une-visite');
    await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
    await expect(page.getByRole('dialog').locator('[aria-current="page"]').last()).toBeInViewport();
  });
});

test.describe('access rights', () => {
  test('each operation is listed with its scopes, and can be filtered by scope', async ({ page }) => {
    const { operations } = await readReference();
    await page.goto('/api/acces');
    const table = page.getByRole('table').nth(1);
    const rows = table.locator('tr').filter({ has: page.locator('[data-method]') });
    await expect(rows).toHaveCount(operations.length);
    const reopening = rows.filter({ hasText: 'Rouvrir une visite' });
    await expect(reopening).toContainText('visites:ecrire');
    await expect(reopening).toContainText('la coordination');
    await page.getByRole('main').getByRole('searchbox').fill('integration:ecrire');
    await expect(rows.filter({ visible: true })).toHaveText([/Déclarer l’intégration d’une visite.*ouinon/]);
  });

  test('the number of operations of a scope leads to them', async ({ page }) => {
    await page.goto('/api/acces');
    const scope = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'visites:lire' }) });
    const count = Number(await scope.getByRole('link').last().innerText());
    expect(count).toBeGreaterThan(5);
    await scope.getByRole('link').last().click();
    await expect(page).toHaveURL('/api/acces?filtre=visites%3Alire#operations');
    const rows = page.getByRole('row').filter({ has: page.locator('[data-method]'), visible: true });
    await expect(rows).toHaveCount(count);
  });
});
