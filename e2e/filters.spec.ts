import { readReference } from './contract.ts';
import { expect, firstOnly, test } from './test.ts';

test.describe('the filter of a list', () => {
  test('finds « motif non realisation » on /api/listes', async ({ page }) => {
    await page.goto('/api/listes');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('motif non realisation');
    await expect(main.locator('[data-filter-item]').filter({ visible: true })).toHaveText([
      /Code de motif de non-réalisation/,
    ]);
  });

  const problem = '{"type":"https://docs.visites.example/erreurs/grille-perimee","title":"Grille","status":409}';
  const body = '{"status":409,"code":"grille-perimee","erreurs":[{"code":"incoherent"}]}';
  const stack = 'HttpError: 409 GRILLE_PERIMEE at save (/srv/index.js:12)';
  for (const [index, text] of ['grille perim', '409 grille-perimee', problem, body, stack].entries()) {
    test(`finds an error by « ${text} »`, firstOnly(index), async ({ page }) => {
      await page.goto('/api/erreurs');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill(text);
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([/^409 · grille-perimee/]);
    });
  }
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
});
