import type { Page } from '@playwright/test';
import { pageKinds } from './sitePages';
import { expect, test } from './test';

/** Code that payloads try to run; tests check whether it did. */
const deed = 'window.__pwned=1';

/** Payloads that would run `deed`, leave the site or break the page if text were inserted as HTML. */
const markup: readonly string[] = [
  ...['script', 'SCRIPT', 'script/x', 'svg><script', 'scr\0ipt', 'math><script'].map(
    (tag) => `<${tag}>${deed}</script>`,
  ),
  ...['</script>', '</textarea>', '</title>', '</style>', '-->', ']]>', '"><', "'><"].map(
    (end) => `${end}<script>${deed}</script>`,
  ),
  ...[
    'img src=x onerror',
    'svg onload',
    'body onload',
    'details open ontoggle',
    'input autofocus onfocus',
    'video src=x onerror',
  ].flatMap((tag) => [
    `<${tag}=${deed}>`,
    `<${tag}="${deed}">`,
    `"><${tag}=${deed} x="`,
    `<${tag.toUpperCase()}=${deed}//`,
  ]),
  ...[
    'iframe src',
    'object data',
    'embed src',
    'a href',
    'form action',
    'base href',
    'link rel=import href',
    'math href',
  ].map((tag) => `<${tag}="javascript:${deed}">x`),
  ...[
    'iframe srcdoc="<script>parent.__pwned=1</script>"',
    'meta http-equiv=refresh content="0;url=https://evil.example"',
  ].map((tag) => `<${tag}>`),
  ...[
    '<img src=https://evil.example/a.png>',
    '![a](https://evil.example/a.png)',
    `[a](javascript:${deed})`,
    '@import "//evil.example"',
  ],
  ...[
    `" onfocus=${deed} autofocus="`,
    `' onmouseover='${deed}`,
    '`-alert(1)-`',
    `';${deed}//`,
    `");${deed}//`,
    `\\";${deed}//`,
  ],
  ...[`\${${deed}}`, `{{constructor.constructor('${deed}')()}}`, `#{${deed}}`, `<%= ${deed} %>`, `{"a":"${deed}"}`],
];

/** The same for code that decodes a text once more than it was encoded. */
const encoded: readonly string[] = [
  '<script>',
  '</script>',
  `<img src=x onerror=${deed}>`,
  `"onfocus="${deed}`,
].flatMap((text) => [
  encodeURIComponent(text),
  encodeURIComponent(encodeURIComponent(text)),
  text.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  text.replace(/[<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
  text.replace(/[<>"]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`),
  text.replace(/[<>"]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`),
  text.replace(/</g, '＜').replace(/>/g, '＞').replace(/"/g, '＂'),
  text.replace(/</g, '+ADw-').replace(/>/g, '+AD4-').replace(/"/g, '+ACI-'),
  btoa(text),
]);

/** Addresses that a URL parser may mistake for code, for another origin, or for a parent folder. */
const addresses: readonly string[] = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    'java\tscript:',
    'javascript&colon;',
    'vbscript:',
    'data:text/html,<script>',
  ].map((scheme) => scheme + deed),
  ...[
    '//evil.example',
    '/\\evil.example',
    '///evil.example',
    'https://evil.example',
    'http:evil.example',
    '/.evil.example',
    '@evil.example',
  ],
  ...[
    '/../../etc/passwd',
    '..%2f..%2f',
    '/%2e%2e/',
    'file:///etc/passwd',
    'blob:null',
    '/\\/\\',
    '/:80',
    '/#//evil.example',
    '/?//evil.example',
  ],
  ...[
    'http://[',
    '/%',
    '/%zz',
    '/%ff%fe',
    '/\ud800',
    'https://a:b@c:99999/',
    '/api',
    '/search-index.json',
    '/docs/%00',
  ],
];

/** Names and texts that are known to break parsers. */
const words: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
    'valueOf',
    '__proto__[a]=1',
  ],
  ...[
    '%',
    '%zz',
    '%00',
    '%ff',
    '%u0041',
    '%C0%AE',
    '+',
    '&',
    '=',
    ';',
    '#',
    '?',
    '\\',
    '/',
    '//',
    '..',
    '*',
    '.*',
    '(a+)+$',
    '[',
    ')',
    '{',
    '\\u',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'true',
    '-1',
    '0',
    '1e309',
    '{}',
    '[]',
    '""',
    "''",
    '{"__proto__":{"a":1}}',
    '[[[[[[',
  ],
  ...[
    '\u202edroite',
    '\ufeff',
    '\u200b',
    'e\u0301'.repeat(50),
    '👩‍⚕️',
    '\ud800',
    '\uffff',
    '日本語',
    'ﷺ',
    'İ',
    'ß',
    'ﬀ',
    'Z͑ͫ̓a̴l̵g̶o̷',
  ],
  ...[
    'a'.repeat(5000),
    ' '.repeat(3000),
    "l'".repeat(1000),
    'aA'.repeat(1000),
    'visite '.repeat(400),
    '_'.repeat(2000),
  ],
  ...[
    "' OR 1=1 --",
    '; ls',
    '$(id)',
    '`id`',
    '() { :; }',
    '%0d%0aSet-Cookie: a=b',
    '\r\n\r\n<b>',
    '{{7*7}}',
    '${7*7}',
    '<!--#exec -->',
  ],
];

const payloads: readonly string[] = [...markup, ...encoded, ...addresses, ...words];

/** Encodes a text as `encodeURIComponent` does, but also accepts lone surrogates. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Splits a list into parts that each fit into an address. */
function portions(texts: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, part) =>
    texts.slice(part * size, (part + 1) * size),
  );
}

/** Checks that no payload ran or opened anything, and that the page is unchanged. */
async function expectUnharmed(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const harm = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    polluted: Object.keys(Object.prototype),
    handlers: document.querySelectorAll('main [onerror], main [onload], main iframe, main object, main embed').length,
    addresses: document.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]').length,
  }));
  expect(harm).toEqual({ pwned: false, polluted: [], handlers: 0, addresses: 0 });
}

/** Navigates to another address of the site as its own links do, without loading a document. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

test.beforeEach(({ page, watch }) => {
  page.on('dialog', (dialog) => {
    watch.faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

test('there are at least two hundred distinct payloads', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  expect(new Set(payloads).size).toBe(payloads.length);
});

test.describe('hostile addresses', () => {
  test('q: searches for each payload as text', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/search');
    for (const payload of payloads) {
      const query = payload.slice(0, 2000);
      await navigate(page, `/search?q=${encode(query)}`);
      // A text field contains a single line.
      const want = query.replace(/[\r\n]/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
      await expect(page.getByRole('searchbox', { name: 'Mots recherchés' })).toHaveValue(want);
      await expectUnharmed(page, 'Recherche');
    }
  });

  test('ctx and version: ignores an unknown context and rejects an invalid version', async ({ page, watch }) => {
    test.setTimeout(120_000);
    // A missing index is reported to the visitor by the page, and in the console by the browser.
    watch.expected.push(/^console: Failed to load resource/);
    await page.goto('/search');
    for (const payload of [...addresses, ...markup.slice(0, 20), ...words.slice(0, 30)]) {
      const value = encode(payload);
      await navigate(page, `/search?q=visite&ctx=${value}&version=${value}`);
      await expect(
        page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status')).first(),
      ).toBeVisible();
      await expectUnharmed(page, 'Recherche');
    }
  });

  test('_highlight: searches the page for each payload as words', async ({ page }) => {
    for (const portion of portions(payloads, 12)) {
      const query = portion.map((payload) => `_highlight=${encode(payload.slice(0, 300))}`).join('&');
      await page.goto(`/api/creer-une-visite?${query}`);
      await expectUnharmed(page, 'Créer une visite');
    }
  });

  test('hash: treats each payload as a missing anchor', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/api/creer-la-livraison-d-une-visite');
    for (const payload of payloads) await page.evaluate((hash) => (location.hash = hash), payload.slice(0, 2000));
    await expectUnharmed(page, /./);
    for (const payload of [...markup.slice(0, 6), ...words.slice(0, 12)]) {
      await page.goto('about:blank');
      await page.goto(`/docs/intro#${encode(payload)}`);
      await expectUnharmed(page, /./);
    }
  });

  test('path: shows the error page for a payload whose document is loaded', async ({ page, watch }) => {
    watch.expected.push(/^console: Failed to load resource: .* (?:404|400)/);
    const odd = ['__proto__', 'constructor', '%zz', '%00', '/\\evil.example', '//evil.example'];
    for (const payload of [...markup.slice(0, 8), ...odd]) {
      await page.goto(`/${encode(payload)}`);
      await expectUnharmed(page, 'Page introuvable');
    }
  });

  test('path: shows the error page for each payload that React navigates to', async ({ page }) => {
    test.setTimeout(120_000);
    // On this page, React starts at once; on others, it waits for the visitor.
    await page.goto('/search');
    await expect(page.getByRole('searchbox', { name: 'Mots recherchés' })).toBeVisible();
    for (const payload of payloads) {
      await navigate(page, `/x${encode(payload.slice(0, 500))}`);
      await expectUnharmed(page, 'Page introuvable');
    }
  });

  test('path: shows the error page for each payload below the reference', async ({ page, watch }) => {
    test.setTimeout(120_000);
    // The page script requests any address that may be that of a page.
    watch.expected.push(/^console: Failed to load resource: .* 404/);
    await page.goto('/search');
    await expect(page.getByRole('searchbox', { name: 'Mots recherchés' })).toBeVisible();
    for (const payload of payloads) {
      await navigate(page, `/api/x${encode(payload.slice(0, 500))}`);
      await expectUnharmed(page, 'Page introuvable');
    }
  });

  for (const path of ['/100%', '/api/%zz', '/docs/%E0%A4%A', '/100%25', '/api/%25', '/api/é']) {
    test(
      `path: ${path} shows the error page, whose buttons and anchors work`,
      { tag: '@malformed-path-not-found' },
      async ({ page, watch }) => {
        watch.expected.push(/^console: Failed to load resource: .* 404/);
        await page.goto(path);
        await page.getByRole('button', { name: /Changer de thème/ }).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        for (const hash of ['a', '100%', '%zz', '%E0%A4%A'])
          await page.evaluate((text) => (location.hash = text), hash);
        await expectUnharmed(page, 'Page introuvable');
      },
    );
  }

  test('docusaurus-data-…: does not change where scripts are loaded from', async ({ page }) => {
    // Docusaurus writes such parameters to attributes, and the page script reads its addresses from attributes.
    for (const name of ['app', 'script', 'theme', 'baseurl']) {
      for (const value of ['https://evil.example/a.js', '//evil.example/a.js', `data:text/javascript,${deed}`]) {
        await page.goto(`/docs/intro?docusaurus-data-${name}=${encode(value)}&docusaurus-theme=${encode(value)}`);
        await page.getByRole('button', { name: /Changer de thème/ }).click();
        await expect(page.locator('html')).not.toHaveAttribute('data-app');
        await expectUnharmed(page, 'Introduction');
      }
    }
  });

  test('hash: treats undecodable fragments as missing anchors in React too', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const payload of [...words, ...encoded]) {
      await page.evaluate((text) => (location.hash = text), payload.slice(0, 2000));
    }
    await expectUnharmed(page, 'Introduction');
  });
});

test('search box: searches for each payload as text', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/docs/intro');
  const box = page.getByRole('combobox', { name: 'Rechercher dans le site' });
  for (const payload of payloads) {
    await box.fill(payload.replace(/[\r\n]/g, ' ').slice(0, 2000));
    await expectUnharmed(page, /./);
  }
  await box.fill(`<img src=x onerror=${deed}>visite`);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectUnharmed(page, /./);
});

/** Keys that the site reads, a key that Docusaurus would read on a page with tabs, and a key that every object has. */
const storageKeys: readonly string[] = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.langage',
  'docs-preferred-version-default',
  'langage',
  'serveur',
  'schemas',
  'hors-ligne',
  'search.recent',
  '__proto__',
];

test('storage: the site reads no other keys', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const keysRead = new Set<string>();
    Object.assign(window, { readKeys: () => [...keysRead] });
    const storage: { getItem: (this: Storage, key: string) => string | null } = Storage.prototype;
    const { getItem } = storage;
    storage.getItem = function (key) {
      keysRead.add(key);
      return getItem.call(this, key);
    };
  });
  const keysRead = new Set<string>();
  const { home, guide, post, operation } = pageKinds;
  for (const path of [home, guide, post, operation, '/hors-ligne']) {
    await page.goto(path);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await page.getByRole('combobox', { name: 'Rechercher dans le site' }).fill('visite');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    for (const key of await page.evaluate<string[]>('readKeys()')) keysRead.add(key);
  }
  expect(keysRead.size).toBeGreaterThan(5);
  expect([...keysRead].filter((key) => !storageKeys.includes(key))).toEqual([]);
});

test('storage: the pages work with any stored values', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/api/creer-une-visite');
  // Each page load sets a different payload for each key, so that each payload is tried with several keys.
  for (let round = 0; round * 4 < payloads.length; round += 1) {
    const values = storageKeys.map((_, index) => payloads[(round * 4 + index) % payloads.length] ?? '');
    await page.evaluate(
      ([names, texts]) => {
        names.forEach((name, index) => {
          localStorage.setItem(name, texts[index] ?? '');
          sessionStorage.setItem(name, texts[index] ?? '');
        });
      },
      [storageKeys, values] as const,
    );
    await page.reload();
    await expectUnharmed(page, 'Créer une visite');
  }
});

test('storage: ignores invalid lists of recent searches, and shows valid ones as text', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/docs/intro');
  const box = page.getByRole('combobox', { name: 'Rechercher dans le site' });
  const options = page.getByRole('listbox', { name: 'Recherches récentes' }).getByRole('option');
  const open = async (stored: string): Promise<void> => {
    await box.press('Escape');
    await page.evaluate((value) => localStorage.setItem('search.recent', value), stored);
    await box.click();
  };
  await page.evaluate(() => localStorage.setItem('search.recent', '["visite"]'));
  await box.focus();
  await expect(options).toHaveText(['visite']);
  for (const portion of portions(payloads, 5)) {
    await open(JSON.stringify(portion));
    await expect(options).toHaveCount(portion.length);
    await expectUnharmed(page, 'Introduction');
  }
  for (const odd of ['{"length":5}', '[1,null,{},[]]', '"visite"', '[', '{"__proto__":["a"]}']) {
    await open(odd);
    await expect(options).toHaveCount(0);
    await expectUnharmed(page, 'Introduction');
  }
});

test.describe('a hostile search index', () => {
  const junk: readonly (readonly [string, string])[] = [
    ['no content', ''],
    ['an HTML page', '<!doctype html><script>window.__pwned=1</script>'],
    ['truncated JSON', '[{"documents":['],
    ['null', 'null'],
    ['a number', '1'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['a list of null', '[null]'],
    ['documents of a wrong type', '[{"documents":1,"index":1}]'],
    ['prototype keys', '[{"__proto__":{"documents":[]},"constructor":{"prototype":{"a":1}}}]'],
    ['deeply nested lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ];
  for (const [name, body] of junk) {
    test(`with ${name} shows an error or no results`, async ({ page }) => {
      await page.route('**/search-index*', (route) => route.fulfill({ contentType: 'application/json', body }));
      await page.goto('/search?q=visite');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert').or(main.getByText('Aucun résultat')).first()).toBeVisible();
      await expectUnharmed(page, 'Recherche');
    });
  }

  test('with markup in a title shows it as text', async ({ page }) => {
    const title = `<img src=x onerror=${deed}><script>${deed}</script>visite`;
    await page.route('**/search-index*', async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'application/json',
        body: body.replaceAll('"Créer une visite"', JSON.stringify(title)),
      });
    });
    await page.goto('/search?q=POST%20/v2/visites');
    await expect(page.getByRole('main').getByText('<script>').first()).toBeVisible();
    await expectUnharmed(page, 'Recherche');
  });

  test('with payloads in titles and breadcrumbs shows them as text', async ({ page }) => {
    test.setTimeout(120_000);
    await page.route('**/search-index*', async (route) => {
      const file = (await (await route.fetch()).json()) as { documents: Record<string, unknown>[] }[];
      let position = 0;
      for (const document of file.flatMap(({ documents }) => documents)) {
        if (document['p'] !== undefined) continue;
        const payload = (payloads[(position += 1) % payloads.length] ?? '').slice(0, 300);
        document['t'] = `${payload} TITRE`;
        if (Array.isArray(document['b'])) document['b'] = [payload, '__proto__'];
      }
      await route.fulfill({ contentType: 'application/json', body: JSON.stringify(file) });
    });
    await page.goto('/search?q=visite');
    const titles = page.getByRole('main').getByText(/ TITRE$/);
    let seen = 0;
    await expect(titles.first()).toBeVisible();
    const numbers = page.getByRole('navigation', { name: 'Pages de résultats' }).getByRole('link');
    const pages = await numbers.count();
    for (let number = 1; number <= pages; number += 1) {
      await navigate(page, `/search?q=visite&page=${number}`);
      await expect(numbers.nth(number - 1)).toHaveAttribute('aria-current', 'page');
      await expectUnharmed(page, 'Recherche');
      seen += await titles.count();
    }
    expect(seen).toBeGreaterThanOrEqual(200);
  });

  for (const target of [`javascript:${deed}//`, '//evil.example/', 'https://evil.example/', 'data:text/html,x/']) {
    test(`with addresses that start with ${target} shows an error and no such link`, async ({ page }) => {
      await page.route('**/search-index*', async (route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({ contentType: 'application/json', body: body.replaceAll('"/api/', `"${target}`) });
      });
      await page.goto('/search?q=creer%20une%20visite');
      await expect(page.getByRole('main').getByRole('alert')).toContainText('illisible');
      await expectUnharmed(page, 'Recherche');
      const outside = await page
        .getByRole('main')
        .locator('a[href]')
        .evaluateAll(
          (links) =>
            links.filter((link) => link instanceof HTMLAnchorElement && link.origin !== location.origin).length,
        );
      expect(outside).toBe(0);
    });
  }
});
