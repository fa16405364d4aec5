import type { Page } from '@playwright/test';
import { openFormats } from './pageFormats';
import { expect, test } from './test';

const operation = '/api/creer-une-visite';

test.describe('before React starts', () => {
  for (const path of [operation, '/docs/intro', '/']) {
    test(`${path} loads no script until the visitor acts`, { tag: '@no-script-before-action' }, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(path);
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(500);
      expect(scripts).toEqual([]);
      await page.keyboard.press('Control+k');
      await expect.poll(() => scripts.length).toBeGreaterThan(1);
    });
  }

  test('the mouse starts React when it rests on a link, not when it passes over it', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(operation);
    const link = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first();
    // Dispatched together, because on a busy machine the mouse would rest longer between two moves than a hand does.
    await link.evaluate((element) => {
      for (const passed of [element, document.body])
        passed.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  test('a click takes effect when React has started', async ({ page }) => {
    await delayScripts(page, 400);
    await page.goto(operation);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('typed text remains, and is searched for', async ({ page }) => {
    await delayScripts(page, 400);
    await page.goto(operation);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('supprimer une visite');
    await expect(page.getByRole('combobox')).toHaveValue('supprimer une visite');
    await expect(page.getByRole('option').first()).toContainText('Supprimer');
    await expect(page.getByRole('combobox')).toHaveValue('supprimer une visite');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('the not-found page says that it is starting, then offers its search', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource: .* 404/);
    const release = await holdScripts(page);
    await page.goto('/docs/absente', { waitUntil: 'commit' });
    const starting = page.getByText('La recherche et les menus de cette page démarrent…');
    const box = page.getByRole('combobox', { name: 'Rechercher dans le site' });
    await expect(starting).toBeVisible();
    await expect(box).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Rechercher dans le site' })).toBeVisible();
    release();
    await expect(starting).toBeHidden();
    await box.fill('supprimer une visite');
    await expect(page.getByRole('option').first()).toContainText('Supprimer');
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a link works', async ({ page }) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.goto(operation);
    await page.getByRole('link', { name: 'Lister les visites (v2)' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lister les visites (v2)');
  });

  test('a page that cannot load React remains, says so, and can be retried', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(operation);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une visite');
    await page.unroute('**/assets/js/main.*');
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(alert).toBeHidden();
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('an error while React starts', () => {
  test('is reported if the site’s code throws it', async ({ page, watch }) => {
    watch.expected.push(/broken bundle/);
    await page.route('**/assets/js/main.*', (route) => route.fulfill({ body: 'throw new Error("broken bundle")' }));
    await page.goto(operation);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' })).toBeVisible();
  });

  test('is ignored if other code throws it', async ({ page, watch }) => {
    watch.expected.push(/of an extension/);
    await delayScripts(page, 2000);
    await page.goto(operation);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await page.evaluate(() => void Promise.reject(new Error('of an extension')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('pages of the reference', () => {
  test('are replaced without a new document, with their sidebar and address', async ({ page }) => {
    await page.goto(operation);
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await goTo(page, 'Démarrer une visite');
    await expect(page).toHaveTitle(/^Démarrer une visite/);
    await goTo(page, 'Terminer une visite');
    expect(await page.locator('html[data-first]').count()).toBe(1);
    await expect(page.getByRole('complementary').locator('[aria-current]')).toHaveText(/Terminer une visite/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Démarrer une visite');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Créer une visite');
    expect(await page.locator('html[data-first]').count()).toBe(1);
  });

  test('scroll the sidebar to their entry without scrolling the page', async ({ page }) => {
    const sidebar = page.getByRole('complementary').filter({ hasText: 'Toutes les opérations' });
    const entry = sidebar.locator('[aria-current]');
    await page.setViewportSize({ width: 1440, height: 900 });
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

  test('are prefetched once for the link that starts React', async ({ page }) => {
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window);
      window.fetch = (...request) => {
        const { app } = document.documentElement.dataset;
        if (app !== undefined) document.documentElement.dataset['fetchedEarly'] = new Request(...request).url;
        return fetch(...request);
      };
    });
    const fetches: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetches.push(new URL(request.url()).pathname);
    });
    await page.goto(operation);
    await page.getByRole('complementary').getByRole('link', { name: 'Démarrer une visite' }).hover();
    await expect(page.locator('html:not([data-app])')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-fetched-early', /demarrer-une-visite$/);
    await goTo(page, 'Démarrer une visite');
    expect(fetches).toEqual(['/api/demarrer-une-visite']);
  });

  test('are not requested when a link to a file starts React', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(operation);
    await openFormats(page);
    await page.getByRole('link', { name: 'Voir en Markdown' }).hover();
    await expect(page.locator('html:not([data-app])')).toBeAttached();
    expect(fetched).toEqual([]);
  });

  test('are prefetched when the mouse moves on after a click', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Démarrer une visite');
    const loaded = page.waitForRequest('**/api/terminer-une-visite');
    await page.getByRole('complementary').getByRole('link', { name: 'Terminer une visite' }).hover();
    await loaded;
  });

  test('are not rendered again while the next one loads', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Démarrer une visite');
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/terminer-une-visite', async (route) => {
      await released;
      await route.continue();
    });
    await page.locator('h1').evaluate((element) => element.setAttribute('data-first', ''));
    await page.getByRole('complementary').getByRole('link', { name: 'Terminer une visite' }).click();
    await expect(page).toHaveURL(/terminer/);
    await expect(page.getByRole('progressbar')).toBeAttached();
    await expect(page.locator('h1[data-first]')).toHaveText('Démarrer une visite');
    release();
    await expect(page.locator('h1')).toHaveText('Terminer une visite');
  });

  test('keep the title that they were built with', async ({ page }) => {
    await page.goto('/api/introduction');
    const title = await page.title();
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page).toHaveTitle(title);
    await page.getByRole('complementary').getByRole('link', { name: 'Toutes les opérations' }).click();
    await expect(page).toHaveTitle(/^Référence de l’API \| /);
  });

  test('keep folded what the visitor folded when the fragment changes', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Démarrer une visite');
    await page.getByRole('button', { name: 'Tout déplier' }).first().click();
    const folded = page.locator('details[data-fold]').first();
    await folded.locator('summary').first().click();
    await expect(folded).not.toHaveAttribute('open');
    for (const anchor of ['erreurs', 'reponses']) await page.evaluate((hash) => (location.hash = hash), anchor);
    await expect(page).toHaveURL(/#reponses$/);
    await expect(folded).not.toHaveAttribute('open');
  });

  test('are not evicted while many others are prefetched', async ({ page }) => {
    await page.goto('/api');
    const loaded = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'fetch') loaded.add(new URL(response.url()).pathname);
    });
    await page.getByRole('main').getByRole('link', { name: 'Créer une visite', exact: true }).focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(loaded.size).toBeGreaterThan(35);
    }).toPass({ intervals: [20] });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.evaluate(() => (location.hash = '#notes'));
    await expect(page.locator('#notes')).toBeInViewport();
    await page.waitForTimeout(300);
    expect(await heading.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('scroll to the top, and back to where they were', { tag: '@scroll-to-top-and-back' }, async ({ page }) => {
    await page.goto(operation);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await goTo(page, 'Démarrer une visite');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });

  test('are loaded as a new document if their version differs', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Démarrer une visite');
    await page.route('**/api/terminer-une-visite', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/data-version="[0-9a-f]+"/, 'data-version="00000000"');
      await (route.request().isNavigationRequest() ? route.continue() : route.fulfill({ response, body: html }));
    });
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await page.getByRole('complementary').getByRole('link', { name: 'Terminer une visite' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terminer une visite');
    expect(await page.locator('html[data-first]').count()).toBe(0);
  });

  test('unfold the field of a copied link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${operation}?_highlight=visite`);
    await page.getByRole('link', { name: 'Copier le lien vers typeVisite' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe('#corps.typeVisite');
    expect(new URL(link).search).toBe('');
    await page.goto('about:blank');
    await page.goto(link.replace('#corps.typeVisite', '#reponse-201.validation.date'));
    const field = page.locator('[id="reponse-201.validation.date"]');
    await expect(field).toBeInViewport();
    await expect(field).toHaveAttribute('data-revealed', '');
    const [header, box] = await Promise.all([page.locator('.navbar').boundingBox(), field.boundingBox()]);
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('unfold all schemas, and keep them unfolded on the next page', async ({ page }) => {
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

  test('colour code at the positions that the build found', async ({ page }) => {
    await page.goto(operation);
    const toColours = () =>
      page.evaluate(() => [...CSS.highlights].filter(([, ranges]) => ranges.size > 0).map(([name]) => name));
    await expect.poll(toColours).toEqual(expect.arrayContaining(['code-property', 'code-string']));
    expect(await page.locator('pre code *').count()).toBe(0);
  });

  test('work with refused storage', { tag: '@page-script-works-without-storage' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto(operation);
    await page.getByRole('button', { name: 'Tout déplier' }).first().click();
    await expect(page.locator('details[data-fold]:not([open])')).toHaveCount(0);
    await page.getByRole('button', { name: 'Tout replier' }).first().click();
    await expect(page.locator('details[data-fold][open]')).toHaveCount(0);
  });
});

function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Delays all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue();
  });
}

/** Hovers over a link of the sidebar until React has started, and follows it. */
async function goTo(page: Page, title: string): Promise<void> {
  const link = page.getByRole('complementary').getByRole('link', { name: title });
  await link.hover();
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
