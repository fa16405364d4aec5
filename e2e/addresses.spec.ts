import { readReference } from './contract';
import { expect, test } from './test';

test.describe('addresses', () => {
  for (const ending of ['.html', '/index.html', '/index', '/']) {
    test(
      `a page removes ${ending} from the end of its address`,
      { tag: '@address-ending-normalised' },
      async ({ page }) => {
        await page.goto(`/docs/intro${ending}?a=1#premier-appel`);
        await expect(page).toHaveURL('/docs/intro?a=1#premier-appel');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      },
    );
  }

  test(
    'a page corrects its address if the host does not redirect',
    { tag: '@address-normalised-without-redirects' },
    async ({ page }) => {
      // Simulates a host without redirects: the page itself must correct its address.
      await page.route('**/docs/intro.html?a=1', async (route) => {
        const response = await route.fetch({ url: new URL('/docs/intro?a=1', route.request().url()).href });
        await route.fulfill({ response });
      });
      await page.goto('/docs/intro.html?a=1#premier-appel');
      await expect(page).toHaveURL('/docs/intro?a=1#premier-appel');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    },
  );

  test('a page with doubled slashes in its address remains when React starts', async ({ page }) => {
    await page.goto('/docs//intro?a=1#premier-appel');
    await expect(page).toHaveURL('/docs/intro?a=1#premier-appel');
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  });

  test('the type URI of every error redirects to its entry in the catalogue', async ({ page, request }) => {
    const { errors } = await readReference();
    const codes = errors.flatMap((group) => group.errors.map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes) expect((await request.get(`/erreurs/${code}`)).status(), code).toBe(200);
    await page.goto('/erreurs/transition-interdite');
    await expect(page).toHaveURL('/api/erreurs#transition-interdite');
    await expect(page.getByRole('heading', { name: /transition-interdite/ })).toBeInViewport();
  });

  for (const [path, target] of [
    ['/docs', '/docs/intro'],
    ['/docs/reperes', '/docs/reperes/overview'],
    ['/api/visites', '/api#visites'],
  ] as const) {
    test(`the folder ${path} leads to its list`, async ({ page, request }) => {
      expect((await request.get(path)).status()).toBe(200);
      await page.goto(path);
      await expect(page).toHaveURL(target);
    });
  }

  test('every group of operations has an address that leads to its list', async ({ request }) => {
    const { landing } = await readReference();
    expect(landing.groups.length).toBeGreaterThan(10);
    for (const { slug } of landing.groups) expect((await request.get(`/api/${slug}`)).status(), slug).toBe(200);
  });

  test('the not-found page suggests pages with similar addresses, and a search', async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    await page.goto('/api/demarer-visite');
    const near = page.getByRole('region', { name: 'Pages proches de cette adresse' });
    await expect(near.getByRole('link').first()).toContainText('Démarrer une visite');
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Mots recherchés' });
    await expect(box).toHaveValue('demarer visite');
    await near.getByRole('link').first().click();
    await expect(page).toHaveURL('/api/demarrer-une-visite');
    await page.goBack();
    await box.fill('jeton');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=jeton');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test('an address that looks like another host stays on the site', async ({ page, watch, baseURL }) => {
    watch.expected.push(/404/);
    const elsewhere: string[] = [];
    await page.route('**://ailleurs.example/**', (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    });
    for (const path of ['//ailleurs.example/index.html', '///ailleurs.example/', '/%5Cailleurs.example.html']) {
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    }
    expect(elsewhere).toEqual([]);
  });

  for (const path of [
    '/nimporte',
    '/docs/nimporte',
    '/api/nimporte',
    '/blog/nimporte',
    '/api/creer-une-visite/nimporte',
  ]) {
    test(
      `${path} shows the not-found page with what to do`,
      { tag: '@unknown-path-not-found' },
      async ({ page, watch }) => {
        watch.expected.push(/status of 404/);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
        await expect(page.getByRole('main')).toContainText('est rompu');
        await expect(page.getByRole('main')).toContainText('Prévenez le propriétaire');
        await expect(page.getByRole('main')).toHaveCount(1);
      },
    );
  }
});
