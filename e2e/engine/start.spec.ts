import type { Page } from '@playwright/test';
import { denyStorage } from '../denyStorage.ts';
import { goTo } from '../goTo.ts';
import { openFormats } from '../pageFormats.ts';
import { hold } from '../hold.ts';
import { startReact } from '../startReact.ts';
import { expect, test } from '../test.ts';

const operation = '/api/lend-a-copy';

// Without static pages, React starts with the page.
test.describe('before React starts', { tag: '@static' }, () => {
  for (const path of [operation, '/docs/intro', '/']) {
    test(`${path} loads no script until the visitor acts`, { tag: '@no-script-before-action' }, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.clock.install();
      await page.goto(path);
      await page.mouse.wheel(0, 2000);
      await page.clock.runFor(60_000);
      expect(scripts).toEqual([]);
      await page.keyboard.press('Control+k');
      await expect.poll(() => scripts.length).toBeGreaterThan(1);
    });
  }

  test('the mouse starts React when it rests on a link, not when it passes over it', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.clock.install();
    await page.goto(operation);
    const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
    // Dispatched together, because on a busy machine the mouse would rest longer between two moves than a hand does.
    await link.evaluate((element) => {
      for (const passed of [element, document.body])
        passed.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    await page.clock.runFor(300);
    expect(scripts).toEqual([]);
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  test('the not-found page says that it is starting, then offers its search', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource: .* 404/);
    const release = await hold(page);
    await page.goto('/docs/absent', { waitUntil: 'commit' });
    const starting = page.getByText('The search and menus of this page are starting…');
    const box = page.getByRole('combobox', { name: 'Search this site' });
    await expect(starting).toBeVisible();
    await expect(box).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Search this site' })).toBeVisible();
    release();
    await expect(starting).toBeHidden();
    await box.fill('return a copy');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Return');
    await startReact(page);
  });
});

test.describe('while React is not there', () => {
  test('a link works', async ({ page }) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.goto(operation, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'List loans' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('List loans');
  });
});

test.describe('an error while React starts', () => {
  test('is reported if the site’s code throws it', async ({ page, watch }) => {
    watch.expected.push(/broken bundle/);
    await page.route('**/assets/js/main.*', (route) => route.fulfill({ body: 'throw new Error("broken bundle")' }));
    await page.goto(operation);
    await page.getByRole('button', { name: /^Switch between/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  });

  test('is ignored if other code throws it', async ({ page, watch }) => {
    watch.expected.push(/of an extension/);
    await delayScripts(page, 2000);
    await page.goto(operation);
    await page.getByRole('button', { name: /^Switch between/ }).click();
    await page.evaluate(() => void Promise.reject(new Error('of an extension')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('pages of the reference', () => {
  test('are replaced without a new document, with their sidebar and address', async ({ page }) => {
    await page.goto(operation);
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await goTo(page, 'Renew a loan');
    await expect(page).toHaveTitle(/^Renew a loan/);
    await goTo(page, 'Return a copy');
    expect(await page.locator('html[data-first]').count()).toBe(1);
    await expect(page.getByRole('complementary').locator('[aria-current]')).toHaveText(/Return a copy/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renew a loan');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend a copy');
    expect(await page.locator('html[data-first]').count()).toBe(1);
  });

  test('are not requested when a link to a file starts React', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(operation);
    await openFormats(page);
    await page.getByRole('link', { name: 'View as Markdown' }).hover();
    await expect(page.locator('html:not([data-app])')).toBeAttached();
    expect(fetched).toEqual([]);
  });

  test('keep the title that they were built with', async ({ page }) => {
    const response = await page.goto('/api/introduction');
    const [, title = ''] = /<title[^>]*>([^<]+)/.exec((await response?.text()) ?? '') ?? [];
    await startReact(page);
    await expect(page).toHaveTitle(title);
    await page.getByRole('complementary').getByRole('link', { name: 'All operations' }).click();
    await expect(page).toHaveTitle(/^API reference \| /);
  });

  test('scroll to the top, and back to where they were', { tag: '@scroll-to-top-and-back' }, async ({ page }) => {
    await page.goto(operation);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await goTo(page, 'Renew a loan');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });

  test('colour code at the positions that the build found', async ({ page }) => {
    await page.goto(operation);
    const toColours = () =>
      page.evaluate(() => [...CSS.highlights].filter(([, ranges]) => ranges.size > 0).map(([name]) => name));
    await expect.poll(toColours).toEqual(expect.arrayContaining(['code-property', 'code-string']));
    expect(await page.locator('pre code *').count()).toBe(0);
  });

  test('work with refused storage', { tag: '@page-script-works-without-storage' }, async ({ page }) => {
    await denyStorage(page, 'refused');
    await page.goto('/api/add-a-book');
    // Without any, nothing below could fail.
    await expect(page.locator('details[data-collapsible]:not([open])')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Expand all' }).first().click();
    await expect(page.locator('details[data-collapsible]:not([open])')).toHaveCount(0);
    await page.getByRole('button', { name: 'Collapse all' }).first().click();
    await expect(page.locator('details[data-collapsible][open]')).toHaveCount(0);
  });

  test('have no button to expand schemas if none is collapsed', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Expand all' });
    await page.goto('/api/add-a-book');
    await expect(button).not.toHaveCount(0);
    await page.goto('/api/lend-a-copy');
    await expect(button).toHaveCount(0);
  });
});

// Without static pages, Docusaurus loads the code and the data of pages, and not their HTML.
test.describe('the HTML of pages of the reference', { tag: '@static' }, () => {
  test('is prefetched once for the link that starts React', async ({ page }) => {
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
    await page.getByRole('complementary').getByRole('link', { name: 'Renew a loan' }).hover();
    await expect(page.locator('html:not([data-app])')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-fetched-early', /renew-a-loan$/);
    await goTo(page, 'Renew a loan');
    expect(fetches).toEqual(['/api/renew-a-loan']);
  });

  test('is prefetched when the mouse moves on after a click', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Renew a loan');
    const loaded = page.waitForRequest('**/api/return-a-copy');
    await page.getByRole('complementary').getByRole('link', { name: 'Return a copy' }).hover();
    expect((await loaded).method()).toBe('GET');
  });

  test('is not rendered again while the next one loads', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Renew a loan');
    const release = await hold(page, '**/api/return-a-copy');
    await page.locator('h1').evaluate((element) => element.setAttribute('data-first', ''));
    await page.getByRole('complementary').getByRole('link', { name: 'Return a copy' }).click();
    await expect(page).toHaveURL(/return/);
    await expect(page.getByRole('progressbar')).toBeAttached();
    await expect(page.locator('h1[data-first]')).toHaveText('Renew a loan');
    release();
    await expect(page.locator('h1')).toHaveText('Return a copy');
  });

  test('is loaded as a new document if its version differs', async ({ page }) => {
    await page.goto(operation);
    await goTo(page, 'Renew a loan');
    await page.route('**/api/return-a-copy', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/data-version="[0-9a-f]+"/, 'data-version="00000000"');
      await (route.request().isNavigationRequest() ? route.continue() : route.fulfill({ response, body: html }));
    });
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await page.getByRole('complementary').getByRole('link', { name: 'Return a copy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return a copy');
    expect(await page.locator('html[data-first]').count()).toBe(0);
  });
});

function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function delayScripts(page: Page, ms: number): Promise<void> {
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((done) => setTimeout(done, ms));
    await route.continue();
  });
}
