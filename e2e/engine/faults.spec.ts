import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { denyStorage, storageFaults } from '../denyStorage.ts';
import { hold } from '../hold.ts';
import { navigate } from '../navigate.ts';
import { startReact } from '../startReact.ts';
import { expect, firstOnly, test } from '../test.ts';

const guide = '/docs/intro';

/** Follows a link of the navbar without hovering over it first. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
    });
}

/** Makes all requests fail from now on, until the returned function is called. */
async function cutNetwork(page: Page): Promise<() => Promise<void>> {
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  return () => page.unroute('**/*');
}

/** Makes guides crash from now on, until the returned function is called. */
async function crashGuides(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    // A guide’s table of contents uses this function to find its headings.
    Object.defineProperty(document, 'getElementsByClassName', {
      configurable: true,
      value: () => {
        throw new Error('Failure of the test', { cause: new Error('Cause of the failure') });
      },
    });
  });
  return async () => {
    await page.evaluate(() => Reflect.deleteProperty(document, 'getElementsByClassName'));
  };
}

/** Follows a link to a guide that crashes. Returns a function that fixes it. */
async function openCrashedGuide(page: Page): Promise<() => Promise<void>> {
  await page.goto('/');
  await startReact(page);
  const restore = await crashGuides(page);
  await follow(page, 'Documentation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has encountered an error');
  return restore;
}

// Without static pages, Docusaurus loads the document of a page instead, if parts of the page fail to load.
test.describe('when a page fails to load during a visit', { tag: '@static' }, () => {
  for (const [index, [what, name, from, heading]] of (
    [
      ['a guide', 'Documentation', '/', 'Borrow a book'],
      ['a page of the reference', 'API', '/', 'API reference'],
      ['the home page', 'Library API', '/api/lend-a-copy', 'Library API'],
    ] as const
  ).entries()) {
    test(
      `${what} that fails to load can be retried`,
      firstOnly(index, '@retry-after-navigation'),
      async ({ page, watch }) => {
        watch.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
        await page.goto(from);
        await startReact(page);
        const restore = await cutNetwork(page);
        await follow(page, name);
        const alert = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' });
        await expect(alert).toContainText('Check your connection, then try again.');
        // While requests fail, trying again changes nothing.
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(alert).toBeVisible();
        await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
        await restore();
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(alert).toHaveCount(0);
        await expect(page.locator('html[data-first]')).toHaveCount(1);
      },
    );
  }

  test(
    'an operation that is retried is expanded like the previous one',
    { tag: '@retry-within-reference' },
    async ({ page, watch }) => {
      watch.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
      await page.goto('/api/add-a-book');
      await startReact(page);
      await page.getByRole('button', { name: 'Expand all' }).first().click();
      const restore = await cutNetwork(page);
      await page
        .getByRole('complementary')
        .getByRole('link', { name: 'Get a book' })
        .evaluate((link: HTMLAnchorElement) => link.click());
      const alert = page.getByRole('alert').filter({ hasText: 'The page could not be loaded' });
      await expect(alert).toBeVisible();
      await restore();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a book');
      await expect(page.locator('[id="response-200.ETag"]')).toBeVisible();
    },
  );

  test('a server error does not reload the page', { tag: '@no-reload-on-server-error' }, async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    await page.goto('/');
    await startReact(page);
    await page.route('**/*', (route) => route.fulfill({ status: 503 }));
    await follow(page, 'Documentation');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.unroute('**/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
  });

  test('a spinner shows while a retried page loads', { tag: '@spinner-on-retried-page' }, async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/');
    await startReact(page);
    const restore = await cutNetwork(page);
    await follow(page, 'Documentation');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await restore();
    const release = await hold(page);
    await retry.click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading page…' })).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
  });
});

test.describe('when a page loads slowly or not at all', () => {
  test(
    'a page whose parts fail to load is reloaded only once',
    { tag: '@reload-once-when-parts-fail' },
    async ({ page, watch }) => {
      watch.expected.push(/Failed to load resource/);
      await page.goto('/');
      await startReact(page);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await page.route('**/assets/js/**', (route) => route.abort());
      await follow(page, 'Documentation');
      await expect(page).toHaveURL(/\/docs\/intro$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
      await page.waitForLoadState('networkidle');
      expect(documents).toHaveLength(1);
    },
  );

  test('a spinner shows while the first page loads', { tag: '@spinner-on-first-page' }, async ({ page }) => {
    const release = await hold(page);
    await page.goto('/search?q=book', { waitUntil: 'commit' });
    const waiting = page.getByText('Loading search…');
    await expect(waiting).toBeVisible();
    release();
    await expect(page.getByRole('searchbox', { name: 'Search terms' })).toHaveValue('book');
    await expect(waiting).toHaveCount(0);
  });

  for (const [index, [what, path, pattern]] of (
    [
      ['the chunk of a guide', '/docs/intro', /\/assets\/js\/(?!main|runtime)/],
      ['the main script of an operation', '/api/lend-a-copy', /\/assets\/js\/main/],
      ['the search', '/search?q=book', /\/assets\/js\/(?!main|runtime)/],
    ] as const
  ).entries()) {
    test(
      `the first page can be retried if ${what} fails to load`,
      firstOnly(index, '@retry-on-first-page'),
      async ({ page, watch }) => {
        watch.expected.push(/Failed to load resource|ChunkLoadError|Loading chunk/);
        await page.route(pattern, (route) => route.abort());
        await page.goto(path);
        await page.getByRole('button', { name: /^Switch between/ }).click();
        const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
        await expect(alert).toBeVisible();
        await expect(page.getByText('Loading search…')).toBeHidden();
        await page.unroute(pattern);
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(alert).toHaveCount(0);
        await startReact(page);
      },
    );
  }

  test('the progress bar shows only after 200 ms', { tag: '@progress-after-200ms' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await startReact(page);
    const release = await hold(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await follow(page, 'Documentation');
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    // The time of the page only passes here, however slow the machine is.
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library API');
    await page.clock.resume();
    release();
    await expect(page).toHaveTitle(/^Borrow a book/);
    await expect(bar).toBeHidden();
  });

  test(
    'the progress bar shows until the last of several navigations ends',
    { tag: '@progress-until-last-navigation' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await startReact(page);
      // A guide needs scripts, and a page of the reference its document.
      const release = await hold(page, /\/assets\/js\/|\/api$/);
      const bar = page.locator('[role="progressbar"]');
      await follow(page, 'Documentation');
      await expect(bar).toHaveCount(1);
      await follow(page, 'API');
      await page.clock.runFor(400);
      await expect(bar).toHaveCount(1);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference');
      await expect(bar).toHaveCount(0);
    },
  );

  test('a page whose link is clicked twice while it loads is initialised like others', async ({ page }) => {
    await page.goto('/?_highlight=library');
    const marks = page.locator('mark');
    await expect(marks.first()).toBeVisible();
    await startReact(page);
    const release = await hold(page);
    await follow(page, 'Documentation');
    await expect(page).toHaveURL('/docs/intro');
    await follow(page, 'Documentation');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
    await expect(page.locator('.page-note')).toHaveText('Borrow a book');
    await expect(marks).toHaveCount(0);
  });

  test(
    'the progress bar does not show if the page loads quickly',
    { tag: '@no-progress-on-quick-page' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/docs/intro');
      await startReact(page);
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.getElementById('page-progress') !== null) document.documentElement.dataset['sawBar'] = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
      const link = page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'Library API' });
      await link.hover();
      await page.waitForLoadState('networkidle');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await link.click();
      // Hardly any time passes for the page while its parts load, however slow the machine is.
      await expect(page).toHaveURL('/');
      const passTime = async () => {
        await page.clock.runFor(4);
        return page.title();
      };
      await expect.poll(passTime, { intervals: [100] }).toMatch(/^Library API/);
      await page.clock.runFor(1000);
      await expect(page.locator('html')).not.toHaveAttribute('data-saw-bar');
    },
  );
});

test('a crashed page shows the cause and can be retried', { tag: '@retry-crashed-page' }, async ({ page, watch }) => {
  watch.expected.push(/Failure of the test|React/);
  const restore = await openCrashedGuide(page);
  await expect(page.getByRole('main')).toContainText(/Failure of the test\s+Cause:\s+Cause of the failure/);
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page has encountered an error' })).toHaveCount(0);
});

test('a crashed page is replaced by the next page', { tag: '@next-page-after-crash' }, async ({ page, watch }) => {
  watch.expected.push(/Failure of the test|React/);
  const restore = await openCrashedGuide(page);
  await restore();
  // The not-found page below the guides has their frame, as another guide would.
  await navigate(page, '/docs/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test(
  'a crashed layout shows the cause without navigation, and can be retried',
  { tag: '@retry-crashed-layout' },
  async ({ page, watch }) => {
    // A crashed frame takes the link to the icon with it, so Chromium requests the default icon.
    watch.expected.push(/Failure of the test|React|favicon\.ico/);
    await page.goto('/');
    await startReact(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => {
      // The side menu, which is part of every page’s frame, uses this property when it opens.
      Object.defineProperty(document.body, 'style', {
        configurable: true,
        get: () => {
          throw new Error('Failure of the test', {
            cause: new Error('Cause of the failure', { cause: new Error('First cause') }),
          });
        },
      });
    });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has encountered an error');
    await expect(page).toHaveTitle('This page has encountered an error');
    await expect(page.getByRole('main')).toContainText(
      /Failure of the test\s+Cause:\s+Cause of the failure\s+Cause:\s+First cause/,
    );
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.evaluate(() => Reflect.deleteProperty(document.body, 'style'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library API');
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
  },
);

test.describe('prefetching', () => {
  for (const [index, [name, connection]] of (
    [
      ['on 2g', { effectiveType: '2g' }],
      ['on slow 2g', { effectiveType: 'slow-2g' }],
      ['with a data saver', { effectiveType: '4g', saveData: true }],
    ] as const
  ).entries()) {
    test(`is off ${name}`, firstOnly(index, '@no-prefetch-on-slow-connection'), async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      await page.goto(guide);
      const prefetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api')) prefetched.push(request.url());
      });
      const link = page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'API', exact: true });
      await link.hover();
      await page.clock.runFor(500);
      await link.focus();
      await page.clock.runFor(500);
      expect(prefetched).toEqual([]);
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    });
  }

  // Without static pages, Docusaurus prefetches the code of links, and not their pages.
  for (const [index, [name, connection]] of (
    [
      ['with 3g', { effectiveType: '3g' }],
      ['with 4g', { effectiveType: '4g', saveData: false }],
      ['with an unknown connection', undefined],
    ] as const
  ).entries()) {
    test(`is on ${name}`, firstOnly(index, '@static', '@prefetch-on-fast-connection'), async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto(guide);
      await page
        .getByRole('navigation', { name: 'Main', exact: true })
        .getByRole('link', { name: 'API', exact: true })
        .hover();
      await expect(page.locator('link[rel="prefetch"][href="/api"]')).toHaveCount(1);
    });
  }
});

test.describe('storage', () => {
  for (const [index, kind] of storageFaults.entries()) {
    test(
      `a page works with ${kind} storage and logs a warning`,
      firstOnly(index, '@page-works-without-storage'),
      async ({ page, watch }) => {
        watch.expected.push(/storage error/);
        const expectWarning = await denyStorage(page, kind);
        await page.goto(guide);
        await startReact(page);
        expectWarning();
      },
    );
  }
});

// Without static pages, clicks before React starts have no effect.
test(
  'a page that is used while it is still loading ends up complete',
  { tag: '@static' },
  async ({ page, baseURL, watch }) => {
    const { origin, release, stop } = await serveInTwoParts(String(baseURL));
    watch.expected.push(new RegExp(`^request: ${origin}`));
    try {
      await page.goto(`${origin}/api/lend-a-copy`, { waitUntil: 'commit' });
      await page.getByRole('button', { name: /^Switch between/ }).click();
      release();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await page.getByRole('complementary').getByRole('link', { name: 'Renew a loan' }).click();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lend a copy');
      await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
    } finally {
      stop();
    }
  },
);

test(
  'the chosen theme is set before any script file loads',
  { tag: '@no-flash-of-other-theme' },
  async ({ page, watch }) => {
    watch.expected.push(/Failed to load resource/);
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    // Without script files and React, only inline scripts can set the theme.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

/** Serves the site, but splits pages of operations in two: the second part is sent when it is released. */
async function serveInTwoParts(site: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server: Server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? ''), { headers: { 'Accept-Encoding': 'identity' } });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      const isPage = request.headers['sec-fetch-dest'] === 'document';
      if (isPage) {
        const middle = body.indexOf('<h1') + 200;
        response.write(body.subarray(0, middle));
        await released;
        response.end(body.subarray(middle));
      } else response.end(body);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, release, stop };
}
