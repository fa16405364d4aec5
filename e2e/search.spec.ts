import type { Page } from '@playwright/test';
import { expect, test } from './test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Rechercher dans le site' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test.describe('search box', () => {
  test('opens with Ctrl+K, suggests, and leads to the page with the words marked', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(page.getByText('Ctrl K')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('demarrer une visite');
    await expect(options(page).first()).toContainText('Démarrer une visite');
    await expect(options(page).first()).toContainText('Référence API');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/demarrer-une-visite\?_highlight=/);
    await expect(page.locator('article mark').first()).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });

  test('shows eight suggestions at most, with snippets of fifty characters, and all results', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('visite');
    await expect(options(page)).toHaveCount(9);
    const texts = await options(page).allInnerTexts();
    for (const text of texts) {
      for (const line of text.split('\n').filter((part) => part.includes('…'))) {
        expect(line.replace(/…/g, '').length).toBeLessThanOrEqual(50);
      }
    }
    await options(page).last().click();
    await expect(page).toHaveURL('/search?q=visite');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('says that nothing was found', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('zzqxwv');
    await expect(page.getByRole('search').getByText('Aucun résultat').last()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Aucun résultat pour')).toBeVisible();
  });

  test('says that the index failed, and recovers', async ({ page, watch }) => {
    watch.expected.push(/503|search-index/);
    await page.route('**/search-index*.json*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await box(page).fill('visite');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('La recherche n’est pas disponible');
    await page.unroute('**/search-index*.json*');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(options(page)).toHaveCount(9);
  });

  test('says that it is loading', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index*.json*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await box(page).fill('visite');
    await expect(page.getByText('Chargement de l’index…')).toBeVisible();
    release();
    await expect(options(page)).toHaveCount(9);
  });

  test('asks for the index once, only when somebody searches, under its hash', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) asked.push(request.url());
    });
    await page.goto('/docs/intro');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await box(page).pressSequentially('visite valid');
    await expect(options(page).first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/\/search-index\.json\?_=[0-9a-f]{8}$/);
  });
});

test.describe('search page', () => {
  test('answers the address, and follows the form', async ({ page }) => {
    await page.goto('/search?q=visite');
    await expect(page.getByRole('status').filter({ hasText: /résultats? pour/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Mots recherchés' }).fill('If-Match');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(page).toHaveURL('/search?q=If-Match');
  });

  test('searches one part of the site', async ({ page }) => {
    const asked = page.waitForRequest(/search-index-blog\.json/);
    await page.goto('/search?q=visite&ctx=blog');
    await asked;
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^\/blog\//);
    }
    await page.getByRole('combobox', { name: 'Partie du site' }).selectOption('docs');
    await expect(page).toHaveURL('/search?q=visite&ctx=docs');
  });

  test('takes an unknown part for the whole site', async ({ page }) => {
    const asked = page.waitForRequest(/search-index\.json/);
    await page.goto('/search?q=visite&ctx=../../etc');
    await asked;
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('refuses a version of another origin', async ({ page }) => {
    await page.goto('/search?q=visite&version=//autre.example/');
    await expect(page.getByRole('alert')).toContainText('autre origine');
  });

  test('refuses a version outside the base URL', async ({ page }) => {
    await page.goto('/search?q=visite&version=https://autre.example/');
    await expect(page.getByRole('alert')).toContainText('ne commence pas par l’adresse de base');
  });

  test('does not run what the address holds', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'')}`);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await page.goto('/docs/intro?_highlight=%3Cb%3E&_highlight=(%5B.*%2B&_highlight=visite');
    await expect(page.locator('article mark').first()).toHaveText(/visite/i);
  });
});
