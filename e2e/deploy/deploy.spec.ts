import { readFileSync, readdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { bomFaults } from '@apidoc/publish/testing';
import { ensureNginx } from '@apidoc/publish/node';
import { expect, test } from '../test';
import { serveWithNginx, type Served } from './nginx';

const nginx = ensureNginx();
let served: Served;

test.describe.configure({ mode: 'default' });
test.skip(nginx === null, 'there is no Debian here to take nginx from');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (nginx !== null) served = await serveWithNginx(nginx, resolve('test-results/deploy'));
});
test.afterAll(() => {
  if (nginx !== null) served.stop();
});

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(served.origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' });
}

const operation = '/api/creer-une-visite';
const script = () =>
  `/assets/js/${readdirSync(join(served.site, 'assets/js')).find((name) => /^main\..*\.js$/.test(name))}`;

test.describe('nginx with the configuration of deploy/', () => {
  for (const [path, status, type] of [
    ['/', 200, 'text/html; charset=utf-8'],
    [operation, 200, 'text/html; charset=utf-8'],
    ['/api', 200, 'text/html; charset=utf-8'],
    ['/docs/intro.md', 200, 'text/markdown; charset=utf-8'],
    ['/openapi.yaml', 200, 'application/yaml; charset=utf-8'],
    ['/blog/rss.xml', 200, /xml; charset=utf-8$/],
    ['/absente', 404, 'text/html; charset=utf-8'],
    ['/docs/absente/encore', 404, 'text/html; charset=utf-8'],
    ['/assets/js/absent.js', 404, 'text/html; charset=utf-8'],
    ['/404', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/html; charset=utf-8'],
  ] as const) {
    test(`answers ${status} to ${path}`, async () => {
      const response = await ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(type);
      if (status === 404) expect(await response.text()).toContain('Page introuvable');
    });
  }

  for (const [path, target] of [
    ['/index.html', '/'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index', '/docs/intro'],
    [`${operation}.html?a=1`, `${operation}?a=1`],
  ] as const) {
    test(`leads from ${path} to ${target}`, async () => {
      let location = path as string;
      for (let hops = 0; hops < 3; hops += 1) {
        const response = await ask(location);
        if (response.status !== 301) break;
        location = response.headers.get('location') ?? '';
      }
      expect(location).toBe(target);
    });
  }

  test('leads nowhere else', async () => {
    for (const path of [
      '//ailleurs.example/',
      '/%5Cailleurs.example/',
      '/%5Cailleurs.example.html',
      '/%5C/ailleurs.example/index.html',
      '/%0d%0aSet-Cookie:a=b.html',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/nginx.conf',
    ]) {
      const response = await ask(path);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
      expect(await response.text()).not.toContain('root:');
    }
  });

  for (const [encoding, extension] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    test(`sends what was compressed ahead, in ${encoding}`, async ({ request }) => {
      for (const [path, file] of [
        [operation, `${operation}.html`],
        [script(), script()],
      ] as const) {
        const response = await request.head(served.origin + path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding']).toBe(encoding);
        expect(response.headers()['vary']).toContain('Accept-Encoding');
        const { length } = readFileSync(`${served.site}${file}.${extension}`);
        expect(response.headers()['content-length']).toBe(String(length));
      }
    });
  }

  test('lets hashed files be kept and asks for all others anew', async () => {
    expect((await ask(script())).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', operation, '/docs/intro.md', '/openapi.json']) {
      const response = await ask(path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const tag = response.headers.get('etag') ?? '';
      expect((await ask(path, { 'If-None-Match': tag })).status).toBe(304);
    }
    expect((await ask('/assets/js/absent.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('sends a part of a download', async () => {
    const response = await ask('/openapi.yaml', { Range: 'bytes=0-6' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('openapi');
  });

  for (const path of ['/', operation, '/absente', '/openapi.yaml']) {
    test(`says how ${path} may be used`, async () => {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(/script-src[^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=*')+$/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('server')).toBe('nginx');
    });
  }

  test('the same rules are written for static hosts', () => {
    const rules = readFileSync(join(served.site, '_headers'), 'utf8');
    expect(rules).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-/);
    expect(rules).toContain('/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable');
  });
});

test('no page of the sitemap breaks the policy', async () => {
  test.setTimeout(600_000);
  const sitemap = readFileSync(join(served.site, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  expect(paths.length).toBeGreaterThan(400);
  const browser = await chromium.launch(test.info().project.use.launchOptions);
  const faults: string[] = [];
  // A tab that opens hundreds of pages keeps over a gigabyte of them, and slows down.
  for (let first = 0; first < paths.length; first += 50) {
    const page = await browser.newPage({ bypassCSP: false });
    page.on('console', (message) => {
      if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) {
        faults.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    for (const path of paths.slice(first, first + 50)) {
      await page.goto(served.origin + path, { waitUntil: 'domcontentloaded' });
    }
    await page.close();
  }
  await browser.close();
  expect(faults).toEqual([]);
});

test('everything works under the policy', async ({ page, watch }) => {
  watch.expected.push(/^request: http:\/\/127\.0\.0\.1/);
  await page.goto(served.origin + operation);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('supprimer une visite');
  await expect(page.getByRole('option').first()).toContainText('Supprimer');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Supprimer');
});

test('each way through the site works under the policy', async ({ page, watch }) => {
  test.slow();
  watch.expected.push(/^request: http:\/\/127\.0\.0\.1/);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(served.origin + operation);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('complementary').getByRole('link', { name: 'Démarrer une visite' }).click();
  await expect(heading('Démarrer une visite')).toBeVisible();
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
  await expect(heading('Introduction')).toBeVisible();
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(heading('Blog')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading('Démarrer une visite')).toBeVisible();
  await page.goto(`${served.origin}/docs/intro?_highlight=visite`);
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.goto(`${served.origin}/search?q=visite`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(served.origin + operation);
  await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
  await page.locator('.navbar-sidebar').getByText('Référentiels', { exact: true }).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('link', { name: /Lister les types de visite/ })
    .click();
  await expect(heading('Lister les types de visite')).toBeVisible();
});

test('a title with elements that the policy refuses stands without them in the table of contents', async ({
  page,
  watch,
}) => {
  watch.expected.push(/^request: http:\/\/127\.0\.0\.1/);
  const titles = {
    'Ce que fait l’API':
      'L’<u id="u">API</u> &amp; ses <abbr title=\'Identifiants\'>IUD</abbr> <code>&lt;b&gt;</code> 👩‍⚕️ < 5',
    '2. Lister les visites': '<img src=x onerror=alert(1)><svg onload=alert(1)>Lister',
  };
  let planted = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [title, html] of Object.entries(titles)) {
      // The bundle writes what is not ASCII as escapes.
      const ascii = title.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
      const parts = body.split(`value:"${ascii}"`);
      planted += parts.length - 1;
      body = parts.join(`value:${JSON.stringify(html)}`);
    }
    await route.fulfill({ response, body });
  });
  await page.goto(served.origin + operation);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  expect(planted).toBe(2);
  const contents = page.getByRole('navigation', { name: 'Sur cette page' });
  await expect(contents.getByRole('link', { name: 'L’API & ses IUD <b> 👩‍⚕️ < 5', exact: true })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Lister', exact: true })).toBeVisible();
  expect(await contents.locator('u, abbr, img, svg').count()).toBe(0);
});

test('the page on licences leads to the list of packages', async () => {
  const page = await (await ask('/markdown-page')).text();
  expect(page).toContain('href="/licences.txt"');
  expect(await (await ask('/licences.txt')).text()).toMatch(/^react \d+\.\d+\.\d+ — MIT$/m);
});

test('… and to the SBOM, which is what CycloneDX’s own schema asks for', async () => {
  const page = await (await ask('/markdown-page')).text();
  expect(page).toContain('href="/sbom.cdx.json"');
  const response = await ask('/sbom.cdx.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const sbom: unknown = await response.json();
  expect(bomFaults(sbom)).toEqual([]);
  expect(sbom).toMatchObject({ components: expect.arrayContaining([expect.objectContaining({ name: 'react' })]) });
});

test.describe('Trusted Types refuse', () => {
  for (const [what, attempt] of [
    ['markup from a string', () => void (document.body.innerHTML = '<img src=x onerror=alert(1)>')],
    ['a link of code', () => void (document.body.innerHTML = '<a href="/" onclick="alert(1)">x</a>')],
    ['a script from a string', () => void (document.createElement('script').text = 'alert(1)')],
    ['a script of another site', () => void (document.createElement('script').src = 'https://evil.example/a.js')],
    ['what is no script', () => void (document.createElement('script').src = '/openapi.json')],
    [
      'a worker of no file',
      () => {
        new Worker('data:text/javascript,1');
      },
    ],
    ['a policy of another name', () => void window.trustedTypes?.createPolicy('mine', {})],
  ] as const) {
    test(what, async ({ page, watch }) => {
      watch.expected.push(/^request: http:\/\/127\.0\.0\.1/, /Trusted|Content Security Policy/i);
      await page.goto(`${served.origin}/docs/intro`);
      await expect(page.evaluate(attempt)).rejects.toThrow(/Trusted|Policy|policy/);
    });
  }

  test('nothing of what the theme writes', async ({ page, watch }) => {
    watch.expected.push(/^request: http:\/\/127\.0\.0\.1/);
    await page.goto(`${served.origin}/docs/intro`);
    const html = 'Voir <a href="/api" class="a">l’<code>API</code></a><br/>';
    expect(await page.evaluate((text) => (document.body.innerHTML = text), html)).toBe(html);
  });
});

test('a visitor who has an old version open goes on after a new one is deployed', async ({ page, watch }) => {
  watch.expected.push(
    /^request: http:\/\/127\.0\.0\.1/,
    /404|Failed to load|ChunkLoadError|Loading (?:CSS )?chunk|Refused to execute script/,
  );
  await page.goto(served.origin + operation);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const scripts = join(served.site, 'assets/js');
  for (const name of readdirSync(scripts)) {
    if (!/^(?:main|runtime~main)\./.test(name)) renameSync(join(scripts, name), join(scripts, `nouveau-${name}`));
  }
  await page.getByRole('link', { name: 'Documentation', exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('jeton');
});
