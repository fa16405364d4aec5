import type { Page } from '@playwright/test';
import { pageKinds } from '../sitePages.ts';
import { expect, test } from '../test.ts';
import { findContrastFaults, findStructureFaults, prepareAxe } from './axe.ts';
import { bothThemes, pageWidth, phone, showIn, views } from './views.ts';

/** The states of the search, and the actions that show them. */
const states = {
  async 'suggestions, one of them selected'(page) {
    await openBox(page);
    await page.keyboard.type('visite');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
  },
  async 'no result, with similar words'(page) {
    await openBox(page);
    await page.keyboard.type('bisite');
    await page.getByRole('listbox').getByRole('option', { name: 'visite', exact: true }).waitFor();
  },
  async 'recent searches'(page) {
    await page.evaluate(() => localStorage.setItem('search.recent', '["visite","bon de livraison signé"]'));
    await openBox(page);
    await page.getByRole('listbox', { name: 'Recherches récentes' }).getByRole('option').first().waitFor();
  },
  async 'an index that failed'(page) {
    await page.route('**/search-index*.json*', (route) => route.fulfill({ status: 503 }));
    await openBox(page);
    await page.keyboard.type('visite');
    await page.getByRole('alert').getByText('Le serveur a renvoyé 503').waitFor();
  },
  async 'an index that is late'(page) {
    await page.route('**/search-index*.json*', () => undefined);
    await openBox(page);
    await page.keyboard.type('visite');
    await page.getByText('Chargement de l’index…').waitFor();
    await page.getByText('La connexion est lente').waitFor();
  },
  async 'the search page, narrowed'(page) {
    await page.goto('/search?q=visite&kind=operation&method=POST');
    await page.getByRole('link', { name: 'Tout afficher' }).first().waitFor();
  },
  async 'the search page, its filters expanded on a phone'(page) {
    await page.setViewportSize(phone);
    await page.goto('/search?q=visite&kind=operation&method=POST');
    await page.getByText('Filtrer 2 filtres actifs').click();
    await page.getByRole('link', { name: 'Tout afficher' }).first().waitFor();
  },
  async 'the search page, page 2'(page) {
    await page.goto('/search?q=visite&page=2');
    await page.getByRole('navigation', { name: 'Pages de résultats' }).waitFor();
  },
  async 'the search page without results'(page) {
    await page.goto('/search?q=bisite');
    await page.getByText('Aucun résultat pour « bisite »').waitFor();
  },
  async 'the search page without a query'(page) {
    await page.goto('/search');
    await page.getByRole('main').getByText('Saisissez une opération').waitFor();
  },
  async 'the search page without an index'(page) {
    await page.route('**/search-index*.json*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/search?q=visite');
    await page.getByRole('main').getByRole('alert').waitFor();
  },
  async 'highlighted words'(page) {
    await page.goto('/api/creer-une-visite?_highlight=visite');
    await page.locator('article mark').first().waitFor();
  },
} satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => prepareAxe(page));

type State = keyof typeof states;

/** States with elements of their own, which each change checks in both themes. */
const mainStates: readonly State[] = [
  'suggestions, one of them selected',
  'an index that failed',
  'the search page, narrowed',
];

for (const { title, names, inViews, tag } of [
  { title: 'axe finds no fault in the search', names: mainStates, inViews: bothThemes, tag: [] },
  {
    title: 'axe finds no fault in any view of the search',
    names: Object.keys(states) as State[],
    inViews: views,
    tag: '@full',
  },
])
  for (const state of names) {
    test(`${title}: ${state}`, { tag }, async ({ page, watch }) => {
      watch.expected.push(/Failed to load resource/);
      await page.goto(pageKinds.plain);
      await states[state](page);
      const faults: string[] = [];
      for (const view of inViews) {
        await showIn(page, view);
        // At the end of the page, the bar that clears highlighted words covers no link.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const found = [...(await findStructureFaults(page)), ...(await findContrastFaults(page, new Set(), [view]))];
        faults.push(...found.map((fault) => `${view.name}: ${fault}`));
        expect(await pageWidth(page)).toBeLessThanOrEqual(view.viewport.width);
      }
      expect(faults).toEqual([]);
    });
  }

async function openBox(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Rechercher dans le site' }).focus();
}
