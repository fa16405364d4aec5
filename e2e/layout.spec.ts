import { expect, test } from './test';

test.describe('layout', () => {
  test('the skip link comes first and leads to the content', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu principal' });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('the navbar and the footer lead where the specification says', async ({ page }) => {
    await page.goto('/');
    const navbar = page.getByRole('navigation', { name: 'Navigation principale' });
    for (const name of ['Documentation', 'API', 'Blog']) {
      await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(navbar.getByRole('link', { name: /Code source/ })).toHaveAttribute('href', /^https:/);
    const footer = page.getByRole('contentinfo');
    for (const name of ['Premiers pas', 'Forum des intégrateurs', 'Blog']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
  });

  test('the colour mode is light, can be switched, and is kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('the announcement is dismissed for good', async ({ page }) => {
    await page.goto('/');
    const announcement = page.getByText('préparer le passage à la v2');
    await expect(announcement).toBeVisible();
    await page.getByRole('button', { name: 'Fermer l’annonce' }).click();
    await expect(announcement).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).not.toBeNull();
    await page.goto('/docs/intro');
    await expect(announcement).toBeHidden();
  });

  test('the language switcher keeps path, query and anchor', async ({ page }) => {
    await page.goto('/docs/intro?a=1#premier-appel');
    await page.getByRole('button', { name: 'Français' }).hover();
    const link = page.getByRole('link', { name: 'Français', exact: true });
    await expect(link).toHaveAttribute('href', '/docs/intro?a=1#premier-appel');
  });

  test.describe('at 996 px', () => {
    test.use({ viewport: { width: 996, height: 800 } });

    test('the side menu opens, shows the sidebar, and closes', async ({ page }) => {
      await page.goto('/api/creer-une-visite');
      await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', { name: /Démarrer une visite/ })).toBeVisible();
      await menu.getByRole('button', { name: /Menu principal/ }).click();
      await expect(menu.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
      await menu.getByRole('button', { name: 'Fermer le menu' }).click();
      await expect(menu).toBeHidden();
    });
  });

  test.describe('at 997 px', () => {
    test.use({ viewport: { width: 997, height: 800 } });

    test('there is no side menu', async ({ page }) => {
      await page.goto('/docs/intro');
      await expect(page.getByRole('button', { name: 'Ouvrir ou fermer le menu' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Sommaire de la documentation' })).toBeVisible();
    });
  });
});
