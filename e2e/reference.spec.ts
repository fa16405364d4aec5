import { readFile, readdir } from 'node:fs/promises';
import { toPages } from '@reliure/reference';
import { toPlainText } from '@reliure/richtext';
import { readIndexFile } from '@reliure/search';
import { apiPath } from './apiPath.ts';
import { readReference } from './contract.ts';
import { expect, test } from './test.ts';

test.describe('reference', () => {
  test(
    'pages, sidebar entries and search documents match the contract',
    { tag: '@reference-matches-contract' },
    async () => {
      const reference = await readReference();
      const { operations, landing, formerAddresses } = reference;
      const all = toPages(reference);
      const expected = all.map(({ slug }) => apiPath(slug)).filter((path) => path !== apiPath());

      const files = await readdir('site/build/api', { recursive: true });
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => apiPath(file.slice(0, -5)));
      // The address of a group leads to its operations in the list, that of a page that is gone to what replaces it.
      const groups = landing.groups.map(({ slug }) => apiPath(slug));
      const former = formerAddresses.map(({ slug }) => apiPath(slug));
      expect(pages.sort()).toEqual([...expected, ...groups, ...former].toSorted());

      // The sidebar links to an index instead of the pages that the index lists.
      const indexes = all.flatMap(({ slug, catalogue }) => (catalogue === undefined ? [] : `${apiPath(slug)}/`));
      const entries = await Promise.all(operations.map(({ slug }) => sidebarEntries(slug)));
      const listed = new Set(entries.flat());
      expect([...listed].sort()).toEqual(
        expected.filter((path) => !indexes.some((index) => path.startsWith(index))).sort(),
      );

      const index = readIndexFile(JSON.parse(await readFile('site/build/search-index.json', 'utf8')));
      const documents = index.entries.flatMap((entry) => entry.documents);
      const found = documents.filter(({ p, u }) => p === undefined && u.startsWith(`${apiPath()}/`)).map(({ u }) => u);
      expect(found.sort()).toEqual(expected.toSorted());

      expect(landing.groups.flatMap((group) => group.operations).length).toBe(operations.length);
    },
  );

  test('the sidebar expands another group and keeps it expanded on the next page', async ({ page }) => {
    await page.goto('/api/creer-une-visite');
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
    await expect(sidebar.getByRole('link', { name: /Créer une visite/ })).toHaveAttribute('aria-current', 'page');
    await sidebar.locator('summary', { hasText: /^Référentiels et/ }).click();
    await sidebar.locator('summary', { hasText: /^Référentiels\s\d/ }).click();
    await sidebar.getByRole('link', { name: 'GET Lister les types de visite' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lister les types de visite');
    await expect(sidebar.getByRole('link', { name: /Lister les types de visite/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`all families of operations fit on a screen of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/api');
      const families = page.getByRole('main').locator('section:has(> h2 + details > div > section)');
      await expect(families).toHaveCount(8);
      const [first, last] = [await families.first().boundingBox(), await families.last().boundingBox()];
      expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(height - 150);
    });
  }

  test('the address of a group expands its family', async ({ page }) => {
    await page.goto('/api#lots');
    const main = page.getByRole('main');
    await expect(main.locator('#lots')).toBeInViewport();
    await expect(main.getByRole('heading', { name: 'Livraisons et produits' })).toBeVisible();
    await expect(main.locator('#cures')).toBeHidden();
    await page.goto('/api#prescriptions-et-cures');
    await expect(main.locator('#cures')).toBeVisible();
  });

  test('the sidebar keeps the link of a group that the landing page does not list', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto('/api/creer-une-visite');
    const group = page
      .getByRole('complementary')
      .getByRole('group')
      .filter({ hasText: /^Rendez-vous et/ });
    const response = page.waitForResponse('**/api');
    await group.locator('summary').click();
    await (await response).finished();
    await page.clock.runFor(300);
    await expect(group.getByRole('link', { name: 'Voir les opérations du groupe' })).toBeVisible();
  });

  test('a deprecated operation is marked in words and links to its replacement', async ({ page }) => {
    await page.goto('/api/lister-les-types-de-visite');
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
    await sidebar.locator('summary', { hasText: /^Organisation des visites/ }).click();
    await sidebar.locator('summary', { hasText: /^Visites/ }).click();
    const entry = sidebar.getByRole('link', { name: 'GET Récupérer une visite (obsolète)', exact: true });
    await expect(entry).toHaveCSS('text-decoration-line', 'line-through');
    await entry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Récupérer une visite');
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.getByRole('main').getByRole('link', { name: 'Récupérer une visite (v2)', exact: true }).first().click();
    await expect(page).toHaveURL('/api/recuperer-une-visite-v2');
  });

  test('an error shows its cause, its remedy and whether to retry', async ({ page }) => {
    await page.goto('/api/demarrer-une-visite');
    const error = page.locator('[id="reponse-412"]');
    await expect(error.getByText('Cause', { exact: true })).toBeHidden();
    await error.getByText('Précondition non remplie').click();
    const terms = error.getByRole('term').filter({ hasNot: page.getByRole('link') });
    await expect(terms).toHaveText(['Cause', 'Remède', 'Réessayer']);
    await expect(page.getByText('sans double effet')).toContainText('If-Match refuse le second');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the purpose, the rules, the call and the next operation are on the first two screens', async ({ page }) => {
      await page.goto('/api/demarrer-une-visite');
      const main = page.getByRole('main');
      for (const part of [
        main.getByText('Enregistre l’arrivée de l’intervenant'),
        main.getByRole('term').filter({ hasText: 'État requis' }),
        main.getByRole('link', { name: 'Ensuite', exact: true }),
        main.getByText('L’opération est refusée si la visite n’a pas d’intervenant'),
        main.locator('pre:visible', { hasText: 'curl' }).first(),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * 844);
      }
    });

    test('links to the sections stay in view', async ({ page }) => {
      await page.goto('/api/demarrer-une-visite#erreurs');
      const places = page.getByRole('navigation', { name: 'Sur cette page' });
      await expect(places.getByRole('link', { name: 'Ensuite' })).toBeInViewport({ ratio: 1 });
      const line = await places.boundingBox();
      const heading = page.locator('[id="erreurs"]');
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    });
  });

  test('a response with many fields lists their names, which expand them', async ({ page }) => {
    await page.goto('/api/demarrer-une-visite');
    const field = page.locator('[id="reponse-200.dateDebut"]');
    await expect(field).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'dateDebut', exact: true }).click();
    await expect(field).toBeInViewport();
  });

  test('a field that a link leads to shows the path to it', async ({ page }) => {
    const before = (anchor: string) =>
      page.locator(`[id="${anchor}"] > code`).evaluate((name) => getComputedStyle(name, '::before').content);
    await page.goto('/api/recuperer-une-visite-v2#reponse-200.lieu.acces');
    await expect(page.locator('[id="reponse-200.lieu.acces"]')).toHaveAttribute('data-revealed', '');
    expect(await before('reponse-200.lieu.acces')).toBe('"lieu."');
    expect(await before('reponse-200.lieu.typeLieu')).toBe('none');
    await page.goto('/api/recuperer-une-visite-v2#reponse-200.lieu');
    expect(await before('reponse-200.lieu')).toMatch(/^(none|"")$/);
  });

  test('the menu of formats closes on Escape and on a click elsewhere', async ({ page }) => {
    await page.goto('/api/demarrer-une-visite');
    const menu = page.locator('summary', { hasText: 'Formats' });
    const link = page.getByRole('link', { name: 'Voir en Markdown' });
    await menu.click();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
  });

  test('a link to a field that is described further up leads to its response', async ({ page }) => {
    await page.goto('/api/creer-une-visite#reponse-409.detail');
    await expect(page.locator('[id="reponse-409.detail"]')).toHaveCount(0);
    await expect(page.locator('[id="reponse-409"]')).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an operation is complete', async ({ page }) => {
      const { operations } = await readReference();
      const operation = operations.find(({ slug }) => slug === 'creer-une-visite');
      if (operation === undefined) throw new Error('The contract has no operation creer-une-visite.');
      await page.goto('/api/creer-une-visite');
      const text = (await page.locator('main').textContent()) ?? '';
      const fields = [
        ...operation.parameters.flatMap((section) => section.fields),
        ...(operation.body?.contents ?? []).flatMap(({ schema }) =>
          (schema?.parts ?? []).flatMap((part) => (part.kind === 'fields' ? part.fields : [])),
        ),
      ];
      expect(fields.length).toBeGreaterThan(8);
      for (const { name, anchor } of fields) {
        expect(text).toContain(name);
        await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
      }
      for (const { status, errors } of operation.responses) {
        expect(text).toContain(status);
        for (const { code, remedy } of errors) {
          expect(text).toContain(code);
          expect(text).toContain(toPlainText(remedy));
        }
      }
      for (const { text: example } of operation.body?.contents.flatMap(({ examples }) => examples) ?? []) {
        expect(text).toContain(example);
      }
      await page.getByText('champs de Visite').click();
      const nested = page.getByText('Contenu de validation').first();
      await nested.click();
      await expect(page.locator('[id="reponse-201.validation.date"]')).toBeVisible();
    });
  });
});

/** Returns the addresses of the reference that the sidebar of a page lists. */
async function sidebarEntries(slug: string): Promise<readonly string[]> {
  const html = await readFile(`site/build/api/${slug}.html`, 'utf8');
  const aside = /<aside[^]*?<\/aside>/.exec(html)?.[0] ?? '';
  return [...aside.matchAll(/href="?(\/api\/[^"\s>#]+)/g)].map(([, path = '']) => path);
}
