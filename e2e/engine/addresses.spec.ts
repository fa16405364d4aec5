import { startReact } from '../startReact.ts';
import { expect, firstOnly, test } from '../test.ts';

test.describe('addresses', () => {
  for (const [index, ending] of ['.html', '/index.html', '/index', '/'].entries()) {
    test(
      `a page removes ${ending} from the end of its address`,
      firstOnly(index, '@address-ending-normalised'),
      async ({ page }) => {
        await page.goto(`/docs/intro${ending}?a=1#give-it-back`);
        await expect(page).toHaveURL('/docs/intro?a=1#give-it-back');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
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
      await page.goto('/docs/intro.html?a=1#give-it-back');
      await expect(page).toHaveURL('/docs/intro?a=1#give-it-back');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
    },
  );

  test('a page with doubled slashes in its address remains when React starts', async ({ page }) => {
    await page.goto('/docs//intro?a=1#give-it-back');
    await expect(page).toHaveURL('/docs/intro?a=1#give-it-back');
    await startReact(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
  });

  for (const [path, target] of [
    ['/docs', '/docs/intro'],
    ['/api/loans', '/api#loans'],
  ] as const) {
    test(`the folder ${path} leads to its list`, async ({ page, request }) => {
      expect((await request.get(path)).status()).toBe(200);
      await page.goto(path);
      await expect(page).toHaveURL(target);
    });
  }

  test('the not-found page suggests pages with similar addresses, and a search', async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    await page.goto('/api/uplod-cover');
    const near = page.getByRole('region', { name: 'Pages with similar addresses' });
    await expect(near.getByRole('link').first()).toContainText('Upload a cover');
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search terms' });
    await expect(box).toHaveValue('uplod cover');
    await near.getByRole('link').first().click();
    await expect(page).toHaveURL('/api/upload-a-cover');
    await page.goBack();
    await box.fill('token');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=token');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  // Without static pages, the router finds these pages itself.
  for (const [path, target] of [
    ['/API/Lend-a-Copy?a=1#body', '/api/lend-a-copy?a=1#body'],
    ['/api/schemas/bookpage', '/api/schemas/BookPage'],
  ] as const) {
    test(`${path} leads to the page in its own case`, { tag: '@static' }, async ({ page, watch }) => {
      watch.expected.push(/status of 404/);
      await page.goto(path);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }

  for (const [path, menu] of [
    ['/docs/nowhere', 'Docs sidebar'],
    ['/api/qzxkj', 'API reference'],
  ] as const) {
    test(`${path} shows the menu of its section, and ways on`, async ({ page, watch }) => {
      watch.expected.push(/status of 404/);
      await page.goto(path);
      await expect(page).toHaveTitle(/^Page not found/);
      const column = page.getByRole('complementary', { name: 'Side menu' });
      await expect(column.getByRole('navigation', { name: menu })).toBeVisible();
      await expect(column.locator('[aria-current]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await column.getByRole('link').nth(1).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    });
  }

  test('an address that looks like another host stays on the site', async ({ page, watch, baseURL }) => {
    watch.expected.push(/404/);
    const elsewhere: string[] = [];
    await page.route('**://elsewhere.example/**', (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    });
    for (const path of ['//elsewhere.example/index.html', '///elsewhere.example/', '/%5Celsewhere.example.html']) {
      await page.goto(`${baseURL}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
    expect(elsewhere).toEqual([]);
  });

  const absent = ['/nowhere', '/docs/nowhere', '/api/nowhere', '/blog/nowhere', '/api/lend-a-copy/nowhere'];
  for (const [index, path] of absent.entries()) {
    test(
      `${path} shows the not-found page with what to do`,
      firstOnly(index, '@unknown-path-not-found'),
      async ({ page, watch }) => {
        watch.expected.push(/status of 404/);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await expect(page.getByRole('main')).toContainText('is broken');
        await expect(page.getByRole('main')).toContainText('Tell the owner');
        await expect(page.getByRole('main')).toHaveCount(1);
      },
    );
  }
});
