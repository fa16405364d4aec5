import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { bundleScript } from '@reliure/browser/node';
import { writeCopy } from '@reliure/publish/node';
import { expect, test } from './deploy/copyTest.ts';
import type { SiteCopy } from './deploy/siteCopy.ts';

const operation = '/api/creer-une-visite';

test.describe.configure({ mode: 'default' });

let served: SiteCopy;
test.beforeAll(({ served: copy }) => {
  served = copy;
});
test.use({ serviceWorkers: 'allow', copyName: 'offline' });

test('no copy is made unless the visitor asks for one', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await page.goto(operation);
  await page.mouse.wheel(0, 2000);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await page.clock.runFor(60_000);
  await page.goto('/hors-ligne');
  await expect(copyState(page)).toHaveText('Ce navigateur ne garde pas de copie.');
  expect(await countRegistrations(page)).toBe(0);
});

test.describe('with a copy, without network or server', () => {
  test('all pages, navigation and search work', async ({ page, context, watch }) => {
    test.setTimeout(90_000);
    watch.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await visit(page);
    const version = await readVersion(page);
    await context.setOffline(true);
    const wake = served.hang();
    try {
      for (const [path, heading] of [
        ['/', 'API Visites à domicile'],
        ['/docs/visites-guide/overview', /./],
        ['/blog', 'Blog'],
        ['/api/recuperer-une-visite-v2?a=1#reponse-200', /^Récupérer une visite/],
        ['/api/schemas/Visite', 'Visite'],
        ['/docs/intro.html', /./],
        ['/docs/intro/', /./],
      ] as const) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        expect(response?.fromServiceWorker(), path).toBe(true);
        expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
        expect(await readVersion(page)).toBe(version);
      }
      await expect(page).toHaveURL(/\/docs\/intro$/);

      // What the form of a call and the reader of responses read.
      for (const file of [`${operation}.composer.json`, `${operation}.openapi.json`, '/api/erreurs.json']) {
        const length = await page.evaluate(
          async (path) => Object.keys((await (await fetch(path)).json()) as object).length,
          file,
        );
        expect(length, file).toBeGreaterThan(0);
      }

      // Navigates between pages with and without React.
      await page.getByRole('button', { name: /Changer de thème/ }).click();
      await page.getByRole('link', { name: 'API', exact: true }).first().click();
      await expect(page).toHaveURL(/\/api$/);
      await page.getByRole('main').getByRole('link', { name: 'Introduction' }).first().click();
      await expect(page).toHaveURL(/\/api\/introduction$/);
      await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');

      await findBySearch(page);
      await page.goto('/search?q=appareil&ctx=api');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /appareil/i })
          .first(),
      ).toBeVisible();

      const absent = await page.goto('/absente');
      expect(absent?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
      await expect(page.goto('/openapi.yaml')).rejects.toThrow('ERR_');
    } finally {
      wake();
    }
  });
});

test.describe('the page on offline reading', { tag: '@full' }, () => {
  test('keeps a copy, and removes it, as the visitor asks', async ({ page }) => {
    await visit(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Lecture hors ligne' }).click();
    const kept = /^Ce navigateur garde une copie du site\u00a0: \d+\u00a0Mo sur cet appareil\.$/;
    await expect(copyState(page)).toHaveText(kept);
    await page.getByRole('button', { name: 'Supprimer la copie' }).click();
    await expect(copyState(page)).toHaveText('Ce navigateur ne garde pas de copie.');
    expect(await countRegistrations(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.getByRole('button', { name: 'Garder une copie' }).click();
    await expect(copyState(page)).toHaveText(kept, { timeout: 20_000 });
  });

  test('states the size of the copy', async ({ page }) => {
    await page.goto('/hors-ligne');
    const text = await page.getByRole('main').innerText();
    const [, downloadSize, storedSize] = /environ ([\d,]+)\sMo à télécharger, (\d+)\sMo/.exec(text) ?? [];
    const copies = join(served.site, 'assets/hors-ligne');
    const [name = ''] = readdirSync(copies);
    const copy = readFileSync(join(copies, name));
    // Compressed as by `npm run package`, but faster.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    };
    const compressed = brotliCompressSync(copy, { params });
    const isAbout = (bytes: number, stated = '') => Math.abs(bytes / 1e6 / Number(stated.replace(',', '.')) - 1) < 0.25;
    expect(isAbout(compressed.length, downloadSize), `${compressed.length} bytes`).toBe(true);
    expect(isAbout(copy.length, storedSize), `${copy.length} bytes`).toBe(true);
  });

  for (const [name, script] of [
    ['missing', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    [
      'refused',
      () => {
        const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
        Object.assign(ServiceWorkerContainer.prototype, { register: refuse, getRegistration: refuse });
      },
    ],
  ] as const) {
    test(`reports ${name} service workers, and the site works`, async ({ page }) => {
      await page.addInitScript(script);
      await page.goto('/hors-ligne');
      await expect(copyState(page)).toContainText('ne peut pas garder de copie');
      await page.getByRole('link', { name: 'API', exact: true }).first().click();
      await expect(page).toHaveURL(/\/api$/);
    });
  }

  test('makes a copy on a data-saving connection too', async ({ page, context }) => {
    const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
    await page.addInitScript(saveData);
    await context.route('**/service-worker.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${saveData}\n${await response.text()}` });
    });
    await page.goto('/hors-ligne');
    await page.getByRole('button', { name: 'Garder une copie' }).click();
    await expect(copyState(page)).toHaveText(/^Ce navigateur garde une copie du site/, { timeout: 20_000 });
  });
});

test(
  'a new version replaces the whole copy, and the open page announces it',
  { tag: '@full' },
  async ({ page, context, watch }) => {
    test.setTimeout(120_000);
    watch.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await visit(page);
    const old = await readVersion(page);
    await deploy();
    const notice = page.getByRole('status').filter({ hasText: 'Une nouvelle version du site est en ligne.' });
    await expect(notice).toHaveCount(0);

    // A second page that is opened now has the new version, and shows no notice. The copy may still answer once, when
    // the server needs more than three seconds.
    const second = await context.newPage();
    await expect(async () => {
      await visit(second);
      expect(await readVersion(second)).not.toBe(old);
    }).toPass({ timeout: 60_000 });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expect(second.getByText('Une nouvelle version du site')).toHaveCount(0);

    await notice.getByRole('button', { name: 'Recharger' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', await readVersion(second));
    await expect(page.getByRole('main')).toContainText('Nouvelle version');
    expect(
      await page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length),
    ).toBe(1);
    await context.setOffline(true);
    const wake = served.hang();
    try {
      await page.goto('/docs/intro');
      expect(await readVersion(page)).toBe(await readVersion(second));
    } finally {
      wake();
    }
  },
);

test(
  'the removal worker deletes all copies, and an open tab still works',
  { tag: '@full' },
  async ({ page, context, watch }) => {
    // The version that the last test deployed has other headings in its HTML than in its scripts.
    watch.expected.push(/Minified React error #4(?:18|23|25);/);
    await visit(page);
    const openTab = await context.newPage();
    await visit(openTab);
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
    const file = join(served.site, 'service-worker.js');
    rmSync(file);
    writeFileSync(file, await bundleScript('packages/publish/offline/worker/remove.ts'));
    await page.goto('/docs/intro');
    // Browsers check for a new worker after the page has loaded, but with a delay.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => countRegistrations(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog');

    await openTab.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await openTab.getByRole('complementary').getByRole('link', { name: 'Démarrer une visite' }).click();
    await expect(openTab.getByRole('heading', { level: 1 })).toContainText('Démarrer une visite');
    await openTab.getByRole('link', { name: 'Documentation', exact: true }).first().click();
    await expect(openTab.getByRole('heading', { level: 1 })).toContainText('Introduction');
    await findBySearch(openTab);
    expect(await openTab.locator('html[data-first]').count(), 'the same document throughout').toBe(1);
    await openTab.reload();
    await expect(openTab.getByRole('heading', { level: 1 })).toContainText('Supprimer');
    expect(await openTab.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

/** Searches for an operation, and opens the first suggestion. */
async function findBySearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('supprimer une visite');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Supprimer');
}

/** Opens a page with a copy, which is asked for unless there is one, and uses a button. */
async function visit(page: Page): Promise<void> {
  await page.goto(operation);
  if ((await countRegistrations(page)) === 0) {
    await page.goto('/hors-ligne');
    await page.getByRole('button', { name: 'Garder une copie' }).click();
    await waitForCopy(page);
    await page.goto(operation);
  }
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await waitForCopy(page);
}

function copyState(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

async function waitForCopy(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

function countRegistrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

async function readVersion(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-version')) ?? '';
}

/** Replaces the served version with another one, in which one text has changed. */
async function deploy(): Promise<void> {
  const files = readdirSync(served.site, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = join(served.site, name);
    const html = readFileSync(file, 'utf8').replace(/ data-version="[^"]*"/, '');
    // Removed first, because the file is a hard link to the built site’s own, which must not change.
    rmSync(file);
    writeFileSync(file, html.replace(/<h1[^>]*>/, '$&Nouvelle version : '));
  }
  for (const name of ['service-worker.js', 'assets/hors-ligne']) rmSync(join(served.site, name), { recursive: true });
  const search = join(served.site, '../indexes');
  mkdirSync(search);
  for (const name of files.filter((file) => /^search-index.*json$/.test(file))) {
    copyFileSync(join(served.site, name), join(search, name));
  }
  await writeCopy({ site: served.site, search, prepared: [served.site], baseUrl: '/' }, { hasOfflineCopy: true });
}
