import { startReact, waitForReact } from '../startReact.ts';
import { expectUnharmed, watchDialogs } from '../harm.ts';
import { navigate } from '../navigate.ts';
import { addresses, probeCode, encode, encoded, markup, payloadSets, words } from '../payloads.ts';
import { expect, firstOnly, test } from '../test.ts';

/** Splits a list into parts that each fit into an address. */
function portions(texts: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, part) =>
    texts.slice(part * size, (part + 1) * size),
  );
}

test.beforeEach(({ page, watch }) => watchDialogs(page, watch));

test.describe('hostile addresses', () => {
  for (const { title, texts, tag } of payloadSets) {
    test(`q: searches for ${title} as text`, { tag }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/search');
      for (const payload of texts) {
        const query = payload.slice(0, 2000);
        await navigate(page, `/search?q=${encode(query)}`);
        // A text field contains a single line.
        const want = query.replace(/[\r\n]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
        await expect(page.getByRole('searchbox', { name: 'Search terms' })).toHaveValue(want);
        await expectUnharmed(page, 'Search');
      }
    });
  }

  test(
    'other parameters: ignores an unknown context and filter, and rejects an invalid version',
    { tag: '@full' },
    async ({ page, watch }) => {
      test.setTimeout(120_000);
      // A missing index is reported to the visitor by the page, and in the console by the browser.
      watch.expected.push(/^console: Failed to load resource/);
      await page.goto('/search');
      for (const payload of [...addresses, ...markup.slice(0, 20), ...words.slice(0, 30)]) {
        const value = encode(payload);
        await navigate(
          page,
          `/search?q=book&${['ctx', 'version', 'kind', 'group', 'method'].map((name) => `${name}=${value}`).join('&')}`,
        );
        await expect(
          page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status')).first(),
        ).toBeVisible();
        await expectUnharmed(page, 'Search');
      }
    },
  );

  for (const { title, texts, tag } of payloadSets) {
    test(`_highlight: searches the page for ${title} as words`, { tag }, async ({ page }) => {
      for (const portion of portions(texts, 12)) {
        const query = portion.map((payload) => `_highlight=${encode(payload.slice(0, 300))}`).join('&');
        await page.goto(`/api/lend-a-copy?${query}`);
        await expectUnharmed(page, 'Lend a copy');
      }
    });
  }

  for (const { title, texts, tag } of payloadSets) {
    test(`hash: treats ${title} as a missing anchor`, { tag }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/api/place-a-hold');
      for (const payload of texts) await page.evaluate((hash) => (location.hash = hash), payload.slice(0, 2000));
      await expectUnharmed(page, /./);
    });
  }

  test('hash: treats a payload as a missing anchor while the page loads', { tag: '@full' }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const payload of [...markup.slice(0, 6), ...words.slice(0, 12)]) {
      await page.goto('about:blank');
      await page.goto(`/docs/intro#${encode(payload)}`);
      await expectUnharmed(page, /./);
    }
  });

  test(
    'path: shows the error page for a payload whose document is loaded',
    { tag: '@full' },
    async ({ page, watch }) => {
      watch.expected.push(/^console: Failed to load resource: .* (?:404|400)/);
      const odd = ['__proto__', 'constructor', '%zz', '%00', '/\\evil.example', '//evil.example'];
      for (const payload of [...markup.slice(0, 8), ...odd]) {
        await page.goto(`/${encode(payload)}`);
        await expectUnharmed(page, 'Page not found');
      }
    },
  );

  for (const { title, texts, tag } of payloadSets) {
    for (const folder of ['/', '/api/']) {
      test(`path: shows the error page for ${title} below ${folder}`, { tag }, async ({ page, watch }) => {
        test.setTimeout(120_000);
        // The page that is not found asks for the same address in lower case.
        watch.expected.push(/^console: Failed to load resource: .* 404/);
        // On this page, React starts at once; on others, it waits for the visitor.
        await page.goto('/search');
        await expect(page.getByRole('searchbox', { name: 'Search terms' })).toBeVisible();
        for (const payload of texts) {
          await navigate(page, `${folder}x${encode(payload.slice(0, 500))}`);
          await expectUnharmed(page, 'Page not found');
        }
      });
    }
  }

  for (const [index, path] of ['/api/%zz', '/100%', '/docs/%E0%A4%A', '/100%25', '/api/%25', '/api/é'].entries()) {
    test(
      `path: ${path} shows the error page, whose buttons and anchors work`,
      firstOnly(index, '@malformed-path-not-found'),
      async ({ page, watch }) => {
        watch.expected.push(/^console: Failed to load resource: .* 404/);
        await page.goto(path);
        await startReact(page);
        for (const hash of ['a', '100%', '%zz', '%E0%A4%A'])
          await page.evaluate((text) => (location.hash = text), hash);
        await expectUnharmed(page, 'Page not found');
      },
    );
  }

  test('docusaurus-data-…: does not change where scripts are loaded from', { tag: '@full' }, async ({ page }) => {
    // Docusaurus writes such parameters to attributes, and the page script reads its addresses from attributes.
    for (const name of ['app', 'script', 'theme', 'baseurl']) {
      for (const value of ['https://evil.example/a.js', '//evil.example/a.js', `data:text/javascript,${probeCode}`]) {
        await page.goto(`/docs/intro?docusaurus-data-${name}=${encode(value)}&docusaurus-theme=${encode(value)}`);
        await page.getByRole('button', { name: /^Switch between/ }).click();
        await waitForReact(page);
        await expectUnharmed(page, 'Borrow a book');
      }
    }
  });

  test('hash: treats undecodable fragments as missing anchors in React too', { tag: '@full' }, async ({ page }) => {
    await page.goto('/docs/intro');
    await startReact(page);
    for (const payload of [...words, ...encoded]) {
      await page.evaluate((text) => (location.hash = text), payload.slice(0, 2000));
    }
    await expectUnharmed(page, 'Borrow a book');
  });
});

for (const { title, texts, tag } of payloadSets) {
  test(`search box: searches for ${title} as text`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/docs/intro');
    const box = page.getByRole('combobox', { name: 'Search this site' });
    for (const payload of texts) {
      await box.fill(payload.replace(/[\r\n]/g, ' ').slice(0, 2000));
      await expectUnharmed(page, /./);
    }
    await box.fill(`<img src=x onerror=${probeCode}>book`);
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectUnharmed(page, /./);
  });
}

for (const { title, texts, tag } of payloadSets) {
  test(`storage: ignores invalid lists of recent searches, and shows ${title} as text`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/docs/intro');
    const box = page.getByRole('combobox', { name: 'Search this site' });
    const options = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
    const open = async (stored: string): Promise<void> => {
      await box.press('Escape');
      await page.evaluate((value) => localStorage.setItem('search.recent', value), stored);
      await box.click();
    };
    await page.evaluate(() => localStorage.setItem('search.recent', '["book"]'));
    await box.focus();
    await expect(options).toHaveText(['book']);
    for (const portion of portions(texts, 5)) {
      await open(JSON.stringify(portion));
      await expect(options).toHaveCount(portion.length);
      await expectUnharmed(page, 'Borrow a book');
    }
    for (const odd of ['{"length":5}', '[1,null,{},[]]', '"book"', '[', '{"__proto__":["a"]}']) {
      await open(odd);
      await expect(options).toHaveCount(0);
      await expectUnharmed(page, 'Borrow a book');
    }
  });
}

test.describe('a hostile search index', () => {
  for (const { title, texts, tag } of payloadSets) {
    test(`with ${title} in titles and breadcrumbs shows them as text`, { tag }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/search?q=book&ctx=api');
      const results = page.getByRole('region', { name: 'Results' }).getByRole('link');
      await expect(results.first()).toBeVisible();
      // Links with a fragment lead to parts of pages.
      const found = await results.evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter(({ hash }) => hash === '').map(({ pathname }) => pathname),
      );
      expect(found.length).toBeGreaterThan(10);
      const titles = page.getByRole('main').getByText(/ book TITLE$/);
      // The site has few pages, so each search gives the next payloads to those that it finds.
      for (const portion of portions(texts, found.length)) {
        await page.unroute('**/search-index*');
        await page.route('**/search-index*', async (route) => {
          const file = (await (await route.fetch()).json()) as { documents: Record<string, unknown>[] }[];
          for (const document of file.flatMap(({ documents }) => documents)) {
            const payload = portion[found.indexOf(String(document['u']))]?.slice(0, 300);
            if (document['p'] !== undefined || payload === undefined) continue;
            document['t'] = `${payload} book TITLE`;
            if (Array.isArray(document['b'])) document['b'] = [payload, '__proto__'];
          }
          await route.fulfill({ contentType: 'application/json', body: JSON.stringify(file) });
        });
        await page.goto('/search?q=book&ctx=api');
        await expect(titles).toHaveCount(portion.length);
        await expectUnharmed(page, 'Search');
      }
    });
  }

  const targets = [`javascript:${probeCode}//`, '//evil.example/', 'https://evil.example/', 'data:text/html,x/'];
  for (const [index, target] of targets.entries()) {
    test(
      `with addresses that start with ${target} shows an error and no such link`,
      firstOnly(index),
      async ({ page }) => {
        await page.route('**/search-index*', async (route) => {
          const body = await (await route.fetch()).text();
          await route.fulfill({ contentType: 'application/json', body: body.replaceAll('"/api/', `"${target}`) });
        });
        await page.goto('/search?q=lend%20a%20copy');
        await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be read');
        await expectUnharmed(page, 'Search');
        const outside = await page
          .getByRole('main')
          .locator('a[href]')
          .evaluateAll(
            (links) =>
              links.filter((link) => link instanceof HTMLAnchorElement && link.origin !== location.origin).length,
          );
        expect(outside).toBe(0);
      },
    );
  }
});
