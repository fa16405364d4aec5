import { readReference } from './contract';
import { expect, test } from './test';

test.describe('the filter of a list', () => {
  test('finds operations of all groups in the sidebar, without accents, by keyboard', async ({ page }) => {
    await page.goto('/api/creer-une-visite');
    const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
    const filter = menu.getByRole('searchbox', { name: 'Filtrer les opérations' });
    await filter.pressSequentially('declarer realisee');
    await expect(menu.getByRole('link')).toHaveText([/Déclarer une visite non réalisée/]);
    await expect(menu.getByRole('status')).toHaveText('1 résultat');
    await filter.press('ArrowDown');
    await expect(menu.getByRole('link', { name: /Déclarer une visite non réalisée/ })).toBeFocused();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(menu.getByRole('link', { name: 'Toutes les opérations' })).toBeVisible();
    await expect(menu.getByRole('group').filter({ hasText: /^Prescriptions/ })).not.toHaveAttribute('open');
    await filter.fill('absolument rien');
    await expect(menu.getByRole('status')).toHaveText('Aucun résultat');
  });

  test('shows the groups of the landing page whose operations match', async ({ page }) => {
    await page.goto('/api');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('POST /demarrage');
    await expect(main.getByRole('listitem').filter({ hasText: '/demarrage' })).toHaveText([/Démarrer une visite/]);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Visites']);
    await main.getByRole('searchbox').fill('');
    await expect(main.getByRole('heading', { level: 2, name: 'Téléchargements' })).toBeVisible();
  });

  for (const { path, typed, found } of [
    { path: '/api/listes', typed: 'motif non realisation', found: /Code de motif de non-réalisation/ },
    { path: '/api/schemas', typed: 'demarrage', found: /Demarrage/ },
  ]) {
    test(`finds « ${typed} » on ${path}`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill(typed);
      await expect(main.locator('[data-filter-item]').filter({ visible: true })).toHaveText([found]);
    });
  }

  const problem = '{"type":"https://docs.visites.example/erreurs/grille-perimee","title":"Grille","status":409}';
  const body = '{"status":409,"code":"grille-perimee","erreurs":[{"code":"incoherent"}]}';
  const stack = 'HttpError: 409 GRILLE_PERIMEE at save (/srv/index.js:12)';
  for (const text of ['grille perim', '409 grille-perimee', problem, body, stack]) {
    test(`finds an error by « ${text} »`, async ({ page }) => {
      await page.goto('/api/erreurs');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill(text);
      await expect(main.getByRole('heading', { level: 3 })).toHaveText([/^409 · grille-perimee/]);
    });
  }

  test('is cleared by a link to something that it hides', async ({ page }) => {
    await page.goto('/api/erreurs');
    await page.getByRole('main').getByRole('searchbox').fill('grille-perimee');
    await expect(page.locator('#transition-interdite')).toBeHidden();
    await page.evaluate(() => (location.hash = '#transition-interdite'));
    await expect(page.locator('#transition-interdite')).toBeInViewport();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  });

  test('loads no React', async ({ page }) => {
    await page.goto('/api');
    await page.getByRole('main').getByRole('searchbox').click();
    await page.getByRole('main').getByRole('searchbox').pressSequentially('visite', { delay: 30 });
    await expect(page.locator('html')).toHaveAttribute('data-app');
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
});

test.describe('the skip link', () => {
  for (const path of ['/docs/intro', '/api/creer-une-visite', '/blog/welcome', '/api/erreurs']) {
    test(`leads to the content of ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }
});

test('the contents of a guide mark the section being read before React starts', async ({ page }) => {
  await page.goto('/docs/visites-guide/overview');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  const marked = page.locator('.table-of-contents__link--active');
  await expect(marked).toHaveText([(await heading.innerText()).replace(/\u200b|#/g, '').trim()]);
  await expect(page.locator('html')).toHaveAttribute('data-app');
});
