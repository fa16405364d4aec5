import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readIndexFile } from '@reliure/search';
import { pageWidth } from './accessibility/views.ts';
import { denyStorage } from './denyStorage.ts';
import { hold } from './hold.ts';
import { expect, firstOnly, test } from './test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Rechercher dans le site' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const results = (page: Page) => page.getByRole('region', { name: 'Résultats' }).locator('ol > li');

/** Opens a page and focuses the search box, which loads the search panel. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await box(page).focus();
}

test.describe('search index', () => {
  for (const context of ['', '-docs', '-api', '-blog']) {
    test(
      `search-index${context}.json is a list of entries with documents`,
      { tag: '@search-index-format' },
      async () => {
        const file: unknown = JSON.parse(await readFile(`site/build/search-index${context}.json`, 'utf8'));
        const { entries, texts } = readIndexFile(file);
        const documents = entries.flatMap((entry) => entry.documents);
        expect(documents.length).toBeGreaterThan(10);
        expect(documents.filter(({ t }) => t === undefined).length).toBeGreaterThanOrEqual(texts.length);
        expect(texts.length).toBeGreaterThan(10);
        const numbers = documents.map(({ i }) => i);
        expect(new Set(numbers).size).toBe(numbers.length);
        const pages = new Map(documents.filter(({ p }) => p === undefined).map((page) => [page.i, page]));
        const malformed = documents.filter(({ p, b, u, ...others }) => {
          const belongs = p === undefined ? Array.isArray(b) : pages.get(p)?.u === u;
          return !belongs || Object.keys(others).some((key) => !'i,t,h,s'.split(',').includes(key));
        });
        expect(malformed).toEqual([]);
      },
    );
  }

  test(
    'is requested once, with its hash, when names do not answer what is typed into the search box',
    { tag: '@search-index-requested-with-hash' },
    async ({ page }) => {
      const requested: string[] = [];
      const names: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('search-index')) {
          (request.url().includes('names') ? names : requested).push(request.url());
        }
      });
      await page.goto('/docs/intro');
      await page.waitForLoadState('networkidle');
      expect([...requested, ...names]).toEqual([]);
      await box(page).hover();
      await expect.poll(() => names.length).toBe(1);
      await box(page).fill('visite');
      await expect(options(page)).toHaveCount(9);
      expect(requested).toEqual([]);
      await box(page).fill('distanceKm');
      await expect(options(page).first()).toContainText('distanceKm');
      await box(page).fill('numeroSerie');
      await expect(options(page).first()).toContainText('numeroSerie');
      expect(requested).toHaveLength(1);
      expect(names).toHaveLength(1);
      const index = await readFile('site/build/search-index.json');
      const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
      expect(requested[0]).toMatch(new RegExp(`/search-index\\.json\\?_=${hash}$`));
    },
  );
});

test.describe('search box', () => {
  for (const [index, shortcut] of ['Control+k', 'Meta+k'].entries()) {
    test(
      `opens with ${shortcut} and leads to a page with highlighted words`,
      firstOnly(index, '@shortcut-opens-search'),
      async ({ page }) => {
        await page.goto('/docs/intro');
        await page.keyboard.press(shortcut);
        await expect(box(page)).toBeFocused();
        await page.keyboard.type('demarrer une visite');
        await expect(options(page).first()).toContainText('Démarrer une visite');
        await expect(options(page).first()).toContainText('Référence API');
        await expect(page.getByRole('listbox').getByRole('group', { name: 'Opérations' })).toContainText('Démarrer');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/api/demarrer-une-visite');
        await expect(page.locator('article mark').first()).toBeVisible();
        await expect(options(page)).toHaveCount(0);
      },
    );

    test(
      `opens again with ${shortcut} after Escape`,
      firstOnly(index, '@shortcut-reopens-search'),
      async ({ page }) => {
        await open(page, '/docs/intro');
        await page.keyboard.type('visite');
        await expect(options(page)).toHaveCount(9);
        await page.keyboard.press('Escape');
        await expect(options(page)).toHaveCount(0);
        await page.keyboard.press(shortcut);
        await expect(options(page)).toHaveCount(9);
      },
    );
  }

  test('can be used with the keyboard', async ({ page }) => {
    await open(page, '/');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('visite');
    await expect(options(page)).toHaveCount(9);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    const selected = page.locator('[role="option"][aria-selected="true"]');
    for (const [key, position] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 8],
      ['Home', 0],
      ['ArrowUp', -1],
      ['ArrowUp', 8],
      ['ArrowDown', -1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected).toHaveCount(position === -1 ? 0 : 1);
      if (position >= 0) await expect(options(page).nth(position)).toHaveAttribute('aria-selected', 'true');
      const id = position === -1 ? null : await options(page).nth(position).getAttribute('id');
      expect(await box(page).getAttribute('aria-activedescendant')).toBe(id);
    }
    await page.keyboard.press('Home');
    await page.keyboard.type('la ');
    await expect(box(page)).toHaveValue('la visite');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue('la visite');
    await page.keyboard.press('ArrowDown');
    await expect(options(page)).toHaveCount(9);
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
  });

  test(
    'shows at most eight pages, each once, and a link to all results',
    { tag: '@at-most-8-suggestions' },
    async ({ page }) => {
      await open(page, '/');
      await page.keyboard.type('visite');
      await expect(options(page)).toHaveCount(9);
      await expect(page.getByRole('search').getByRole('status')).toHaveText('8 premiers résultats');
      const links = await options(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')?.split(/[?#]/)[0]),
      );
      expect(new Set(links).size).toBe(9);
      await options(page).last().click();
      await expect(page).toHaveURL('/search?q=visite');
      await expect(results(page).first()).toBeVisible();
    },
  );

  test('finds Chinese, English and misspelt words', { tag: '@search-in-chinese-and-english' }, async ({ page }) => {
    await open(page, '/');
    for (const [query, title] of [
      ['创建访问', 'Créer une visite'],
      ['cancel appointment', 'Annuler un rendez-vous'],
      ['anuler rendez-vous', 'Annuler un rendez-vous'],
      ['POST /v2/visites', 'Créer une visite'],
    ] as const) {
      await box(page).fill(query);
      await expect(options(page).first()).toContainText(title);
    }
  });

  test('puts the code of a pasted error into the address and the recent searches, not the whole text', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    const problem = '{"status":409,"code":"grille-perimee","detail":"Visite VIS-2026-000184"}';
    await box(page).fill(problem);
    await expect(options(page).first()).toContainText('grille-perimee');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=grille-perimee');
    await page.goto(`/search?${new URLSearchParams({ q: problem })}`);
    await expect(page).toHaveURL('/search?q=grille-perimee');
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe('["grille-perimee"]');
  });

  test('isolates direction characters in the query', async ({ page }) => {
    for (const query of ['visite \u202e', '\u2067introuvable\u202e']) {
      await page.goto(`/search?q=${encodeURIComponent(query)}`);
      const shownQuery = page.getByRole('main').getByRole('status').locator('bdi');
      await expect(shownQuery).toHaveText(query.trim());
      expect(await shownQuery.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('isolate');
    }
  });

  test(
    'reports that nothing was found, and offers sections to browse',
    { tag: '@search-finds-nothing' },
    async ({ page }) => {
      await open(page, '/');
      await page.keyboard.type('evnmt');
      await expect(page.getByRole('search').getByRole('status')).toHaveText('Aucun résultat');
      await expect(options(page).filter({ hasText: 'Parcourir : Référence API' })).toHaveAttribute('href', '/api');
      await box(page).fill('zzqxwv');
      await expect(options(page).filter({ hasText: 'Parcourir' })).toHaveCount(3);
      await box(page).fill('zzqxwv');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText('Aucun résultat pour « zzqxwv »')).toBeVisible();
    },
  );

  test('shows the results of the known words when no page matches the whole query', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.type('nightly sync');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('Résultats pour « sync » seulement');
    await expect(options(page).filter({ hasText: 'synchronisation' }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      /^Aucun résultat pour «\snightly sync\s» · \d+ résultats pour «\ssync\s»/,
    );
    await expect(results(page).first()).toBeVisible();
  });

  test('remembers recent searches until the visitor deletes them', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.type('visite');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=visite');
    // Until its panel is loaded, the box opens a new document, which stores the search after it has shown results.
    await expect(results(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('search.recent'))).toContain('visite');
    await page.goto('/docs/intro');
    await box(page).focus();
    const recent = page.getByRole('listbox', { name: 'Recherches récentes' }).getByRole('option');
    await expect(recent).toHaveText(['visite']);
    await recent.click();
    await expect(box(page)).toHaveValue('visite');
    await expect(options(page)).toHaveCount(9);
    await box(page).fill('');
    await page.getByRole('button', { name: 'Effacer les recherches récentes' }).click();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
  });

  test('fills the screen of a phone without zoom, and can be closed', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/api/creer-une-visite');
    await page.keyboard.type('visite');
    await expect(options(page)).toHaveCount(9);
    const form = page.getByRole('search').first();
    await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
    expect(await pageWidth(page)).toBe(320);
    expect(await box(page).evaluate((input) => parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(
      16,
    );
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(options(page)).toHaveCount(0);
    expect((await form.boundingBox())?.height).toBeLessThan(100);
  });

  test('shows the results of the last query', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await box(page).pressSequentially('visite', { delay: 0 });
    await box(page).fill('prescription');
    await expect(options(page).first()).toContainText(/prescription/i);
    await page.clock.runFor(300);
    await expect(options(page).first()).toContainText(/prescription/i);
  });

  test('works as a form before its panel is loaded', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/');
    await box(page).fill('visite');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=visite$/);
  });
});

test.describe('when the search index fails', () => {
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'La recherche n’est pas disponible' });
  const indexFiles = '**/search-index*.json*';

  // loadIndex.test.ts tests the other ways in which it can fail.
  test('a server error is explained and can be retried', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    await page.route(indexFiles, (route) => route.fulfill({ status: 503 }));
    await open(page, '/');
    await page.keyboard.type('visite');
    await expect(alert(page)).toContainText('Le serveur a renvoyé 503');
    await page.unroute(indexFiles);
    await alert(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(options(page)).toHaveCount(9);
    await expect(alert(page)).toHaveCount(0);
  });

  test('names are found before the texts have arrived', async ({ page }) => {
    const file = await readFile('site/build/search-index.json', 'utf8');
    const namesEnd = file.indexOf('\n') + 1;
    let sendTexts = (): void => undefined;
    const server = createServer((_, response) => {
      response.write(file.slice(0, namesEnd));
      sendTexts = () => response.end(file.slice(namesEnd));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await page.route('**/search-index.json*', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
    await open(page, '/');
    await page.keyboard.type('négatif');
    await expect(page.getByText('Chargement de l’index…')).toBeVisible();
    await box(page).fill('numeroSerie');
    await expect(options(page).first()).toContainText('numeroSerie');
    // Results of an earlier query must not stay as if they matched this one.
    await box(page).fill('négatif');
    await expect(page.getByText('Chargement de l’index…')).toBeVisible();
    await box(page).fill('numeroSerie');
    await expect(options(page).first()).toContainText('numeroSerie');
    const snippet = 'Numéro à retrouver';
    await expect(options(page).first()).not.toContainText(snippet);
    sendTexts();
    await expect(options(page).first()).toContainText(snippet);
    await box(page).fill('négatif');
    await expect(options(page).first()).toBeVisible();
    server.close();
  });

  test('a slow index is announced, then used', { tag: '@search-index-loading-shown' }, async ({ page }) => {
    const release = await hold(page, indexFiles);
    await open(page, '/');
    await page.keyboard.type('visite');
    await expect(page.getByText('Chargement de l’index…')).toBeVisible();
    await expect(page.getByText('La connexion est lente')).toBeVisible({ timeout: 10_000 });
    release();
    await expect(options(page)).toHaveCount(9);
  });

  test('a refused worker is explained and can be retried', async ({ page }) => {
    await page.addInitScript(() => {
      const { Worker } = window;
      window.Worker = function (...address: ConstructorParameters<typeof Worker>) {
        if (document.title !== 'allowed') throw new DOMException('refused', 'SecurityError');
        return new Worker(...address);
      } as never;
    });
    await open(page, '/');
    await page.keyboard.type('visite');
    await expect(alert(page)).toContainText('n’a pas pu démarrer');
    await page.evaluate(() => (document.title = 'allowed'));
    await alert(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(options(page)).toHaveCount(9);
  });

  test(
    'refused storage does not prevent searching',
    { tag: '@search-works-without-storage' },
    async ({ page, watch }) => {
      watch.expected.push(/storage/i);
      await denyStorage(page, 'refused');
      await open(page, '/');
      await page.keyboard.type('visite');
      await expect(options(page)).toHaveCount(9);
      await page.keyboard.press('Enter');
      await expect(results(page).first()).toBeVisible();
    },
  );
});

test.describe('search page', () => {
  test('shows the results of the address and of the form', { tag: '@search-by-query-parameter' }, async ({ page }) => {
    await page.goto('/search?q=visite');
    await expect(page.getByRole('status').filter({ hasText: /résultats? pour/ })).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Mots recherchés' });
    await box.fill('If-Match');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(page).toHaveURL('/search?q=If-Match');
    await expect(page.getByRole('status').filter({ hasText: '« If-Match »' })).toBeVisible();
    await box.fill('ETag');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=ETag');
    await expect(box).toBeFocused();
    await page.goBack();
    await expect(box).toHaveValue('If-Match');
  });

  test('filters by kind, method and group with the address', async ({ page }) => {
    await page.goto('/search?q=visite');
    const facets = page.getByRole('navigation', { name: 'Affiner les résultats' });
    await facets.getByRole('link', { name: /^POST/ }).click();
    await expect(page).toHaveURL('/search?q=visite&method=POST');
    await expect(facets.getByRole('link', { name: /^POST/ })).toHaveAttribute('aria-current', 'true');
    await expect(results(page).first()).toBeVisible();
    await expect(results(page).filter({ hasNotText: 'POST' })).toHaveCount(0);
    await facets.getByRole('link', { name: /^Opération/ }).click();
    await expect(page).toHaveURL('/search?q=visite&kind=operation&method=POST');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/search?q=visite');
    await page.goto('/search?q=visite&group=Livraisons');
    await expect(results(page).first()).toBeVisible();
    await expect(results(page).filter({ hasNotText: 'Livraisons' })).toHaveCount(0);
  });

  test('collapses the filters on a phone, and counts the active ones', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/search?q=signature');
    await expect(results(page).first()).toBeInViewport();
    const facets = page.getByRole('navigation', { name: 'Affiner les résultats' });
    const disclosure = facets.locator('summary').filter({ hasText: 'Filtrer' });
    await expect(disclosure).toHaveText('Filtrer');
    await expect(facets.getByRole('link')).toHaveCount(0);
    await disclosure.press('Enter');
    await facets.getByRole('link', { name: /^POST/ }).click();
    await expect(page).toHaveURL('/search?q=signature&method=POST');
    await expect(disclosure).toHaveText('Filtrer 1 filtre actif');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(disclosure).toBeHidden();
    await expect(facets.getByRole('link', { name: /^POST/ })).toBeVisible();
  });

  test('divides the results into pages', async ({ page }) => {
    await page.goto('/search?q=visite');
    const first = await results(page).first().innerText();
    await page
      .getByRole('navigation', { name: 'Pages de résultats' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click();
    await expect(page).toHaveURL('/search?q=visite&page=2');
    await expect(results(page).first()).not.toHaveText(first);
    await page.goto('/search?q=visite&page=9999');
    await expect(page.getByRole('status').filter({ hasText: /résultats pour/ })).toBeVisible();
  });

  test('searches one part of the site', { tag: '@search-by-context-parameter' }, async ({ page }) => {
    const indexRequest = page.waitForRequest(/search-index-blog\.json\?_=[0-9a-f]{8}$/);
    await page.goto('/search?q=visite&ctx=blog');
    await indexRequest;
    await expect(results(page).first()).toBeVisible();
    const links = page.getByRole('region', { name: 'Résultats' }).getByRole('listitem').getByRole('link');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^\/blog\//);
    }
    const context = page.getByRole('combobox', { name: 'Partie du site' });
    await context.selectOption('docs');
    await expect(page).toHaveURL('/search?q=visite&ctx=docs');
    await page.getByRole('searchbox', { name: 'Mots recherchés' }).fill('lot');
    await context.selectOption('Rechercher partout');
    await expect(page).toHaveURL('/search?q=lot');
  });

  test('requests the index of another version', { tag: '@search-by-version-parameter' }, async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    const indexRequest = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/docs/1.0/search-index.json',
    );
    await page.goto('/search?q=visite&version=/docs/1.0/');
    expect((await indexRequest).method()).toBe('GET');
  });

  test('rejects a version of another origin', { tag: '@version-of-other-origin-refused' }, async ({ page }) => {
    await page.goto('/search?q=visite&version=//autre.example/');
    await expect(page.getByRole('alert')).toContainText('autre origine');
  });

  test('rejects a version outside the base URL', { tag: '@version-outside-base-refused' }, async ({ page }) => {
    await page.goto('/search?q=visite&version=https://autre.example/');
    await expect(page.getByRole('alert')).toContainText('ne commence pas par l’adresse de base');
  });
});

test.describe('words of a search', () => {
  test(
    'are highlighted with related words where they are first found, until they fade',
    { tag: '@search-words-highlighted' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/docs/intro?_highlight=visite&_highlight=planifier');
      const marks = page.locator('article mark');
      await expect(marks.filter({ hasText: /^visites?$/ }).first()).toBeVisible();
      await expect(marks.filter({ hasText: /^planifie/i }).first()).toBeAttached();
      await expect(page).toHaveURL('/docs/intro');
      expect(await marks.evaluateAll((all) => all.length)).toBeLessThan(6);
      await expect(page.locator('article :is(h1, h2, h3, pre, code, nav) mark')).toHaveCount(0);
      const text = await page.locator('article').innerText();
      await page.clock.runFor(10_000);
      await expect(marks).toHaveCount(0);
      expect(await page.locator('article').innerText()).toBe(text);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(marks).toHaveCount(0);
    },
  );

  test('are highlighted only in the section to which the address leads', async ({ page }) => {
    await page.goto('/docs/intro?_highlight=visite#premier-appel');
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeInViewport();
    const isBelow = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const heading = document.getElementById('premier-appel');
        return heading !== null && heading.compareDocumentPosition(mark) === Node.DOCUMENT_POSITION_FOLLOWING;
      }),
    );
    expect(isBelow).not.toContain(false);
  });

  test('leave the address once they are highlighted, and stay with the page in the history', async ({ page }) => {
    await page.clock.install();
    await page.goto('/docs/intro?_highlight=visite&a=1#premier-appel');
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeAttached();
    await expect(page).toHaveURL('/docs/intro?a=1#premier-appel');
    const count = await marks.count();
    await page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/#premier-appel$/);
    await expect(marks).toHaveCount(count);
    await page.goBack();
    await expect(marks).toHaveCount(count);
    await page.reload();
    await expect(marks).toHaveCount(count);
    await expect(page).toHaveURL('/docs/intro?a=1#premier-appel');
  });

  test(
    'are highlighted again on the next visit of the page',
    { tag: '@highlight-again-on-next-visit' },
    async ({ page }) => {
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto('/blog');
        await box(page).fill('demarrer une visite');
        await options(page).and(page.locator('[href^="/api/demarrer-une-visite?_highlight="]')).first().click();
        await expect(page.locator('article mark').first()).toBeVisible();
      }
    },
  );

  test('are highlighted on a page that had to be retried', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/blog');
    await box(page).fill('demarrer une visite');
    const option = options(page).and(page.locator('[href^="/api/demarrer-une-visite?_highlight="]')).first();
    await expect(option).toBeVisible();
    await page.route('**/*', (route) => route.abort('internetdisconnected'));
    await option.click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await page.unroute('**/*');
    await retry.click();
    await expect(page.locator('article mark').first()).toBeAttached();
  });

  test('are cleared when the visitor leaves the page, and highlighted again on return', async ({ page }) => {
    await page.goto('/docs/intro?_highlight=visite');
    const marks = page.locator('article mark');
    await expect(marks.first()).toBeVisible();
    await page.getByRole('link', { name: 'Guide des routes' }).first().click();
    await expect(page).toHaveURL('/docs/routes-guide/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/routes/i);
    await expect(marks).toHaveCount(0);
    await page.goBack();
    await expect(marks.first()).toBeVisible();
  });
});
