import type { Page } from '@playwright/test';
import { expect, test } from './test';

const guide = '/docs/visites-guide/overview';

/** Starts React, as a visitor does who turns to the switch of themes. */
async function startApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/** The link to the guides, followed without aiming at it first. */
async function followGuides(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Documentation', exact: true })
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
}

test.describe('when a page does not come', () => {
  test('a page whose parts cannot be loaded is loaded anew, and once only', async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    await page.goto('/blog');
    await startApp(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route('**/assets/js/**', (route) => route.abort());
    await followGuides(page);
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('article')).toBeVisible();
    await page.waitForTimeout(1000);
    expect(documents).toHaveLength(1);
  });

  test('a bar shows that it is on its way, but only after 200 ms', async ({ page }) => {
    await page.goto('/blog');
    await startApp(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await held;
      await route.continue();
    });
    const start = Date.now();
    await followGuides(page);
    const bar = page.locator('#nprogress');
    await bar.waitFor({ state: 'attached' });
    expect(Date.now() - start).toBeGreaterThanOrEqual(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    release();
    await expect(page).toHaveTitle(/^Introduction/);
    await expect(bar).toBeHidden();
  });

  test('a quick page shows no bar', async ({ page }) => {
    await page.clock.install();
    await page.goto('/docs/intro');
    await startApp(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress') !== null) document.documentElement.dataset['sawBar'] = '';
      }).observe(document.body, { childList: true, subtree: true });
    });
    const link = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Blog' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await link.click();
    // However slow the machine is, a tenth of a second passes for the page.
    await expect(page).toHaveURL(/\/blog$/);
    await page.clock.runFor(100);
    await expect(page).toHaveTitle(/^Blog/);
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-bar');
  });
});

test('a page that crashes says why, and is tried again', async ({ page, watch }) => {
  watch.expected.push(/Panne d’essai|React/);
  await page.goto('/blog');
  await startApp(page);
  await page.evaluate(() => {
    // The table of contents of a guide looks for its headings with it.
    Object.defineProperty(document, 'getElementsByClassName', {
      configurable: true,
      value: () => {
        throw new Error('Panne d’essai', { cause: new Error('Cause d’essai') });
      },
    });
  });
  await followGuides(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page a planté');
  await expect(page.getByRole('main')).toContainText(/Panne d’essai\s+Cause\u00a0:\s+Cause d’essai/);
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(document, 'getElementsByClassName'));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cette page a planté' })).toHaveCount(0);
});

test.describe('where data is dear', () => {
  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
    ['with a data saver', { saveData: true }],
  ] as const) {
    test(`nothing is loaded ahead ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto(guide);
      const ahead: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api')) ahead.push(request.url());
      });
      const link = page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'API', exact: true });
      await link.hover();
      await page.waitForTimeout(500);
      await link.focus();
      await page.waitForTimeout(300);
      expect(ahead).toEqual([]);
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    });
  }

  test('elsewhere, the page that a link leads to is', async ({ page }) => {
    await page.goto(guide);
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'API', exact: true })
      .hover();
    await expect(page.locator('link[rel="prefetch"][href="/api"]')).toHaveCount(1);
  });
});

test.describe('storage', () => {
  for (const [name, fault] of [
    ['refused', 'Access denied'],
    ['full', 'Quota exceeded'],
  ] as const) {
    test(`that is ${name} harms nothing, and is told in the console`, async ({ page, watch }) => {
      watch.expected.push(/storage error/);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
      });
      await page.addInitScript(
        ([kind, text]) => {
          const deny = () => {
            throw new DOMException(text, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
          };
          if (kind === 'full') Storage.prototype.setItem = deny;
          else Object.defineProperty(window, 'localStorage', { get: deny });
        },
        [name, fault] as const,
      );
      await page.goto(guide);
      await page.getByRole('button', { name: /Changer de thème/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Fermer l’annonce' }).click();
      await expect(page.getByRole('button', { name: 'Fermer l’annonce' })).toHaveCount(0);
      expect(warnings.join('\n')).toMatch(new RegExp(`stor|${fault}`, 'i'));
    });
  }
});

test('there is no flash of the other theme', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  // Before any script but those in the page itself, and before React.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(guide, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
