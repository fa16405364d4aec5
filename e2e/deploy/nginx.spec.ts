import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePathname } from '@reliure/browser/urls';
import { ensureNginx } from './debianNginx.ts';
import { readHeaders } from '@reliure/publish/server';
import { acceptHeaders } from '../acceptHeaders.ts';
import { expect, test } from '../test.ts';
import { serveWithNginx, type Served } from './nginx.ts';

const nginx = ensureNginx();
let served: Served;

test.describe.configure({ mode: 'default' });
test.skip(nginx === null, 'nginx from Debian is not available here');

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

test.describe('nginx with the site’s configuration', { tag: '@full' }, () => {
  for (const [path, status, type] of [
    ['/', 200, 'text/html; charset=utf-8'],
    [operation, 200, 'text/html; charset=utf-8'],
    ['/api', 200, 'text/html; charset=utf-8'],
    ['/docs/intro.md', 200, 'text/markdown; charset=utf-8'],
    ['/openapi.yaml', 200, 'application/yaml; charset=utf-8'],
    ['/blog/rss.xml', 200, /xml; charset=utf-8$/],
    ['/.well-known/api-catalog', 200, 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
    ['/absente', 404, 'text/html; charset=utf-8'],
    ['/docs/absente/encore', 404, 'text/html; charset=utf-8'],
    ['/assets/js/absent.js', 404, 'text/html; charset=utf-8'],
    ['/404', 404, 'text/html; charset=utf-8'],
    ['/_headers', 404, 'text/html; charset=utf-8'],
  ] as const) {
    test(`responds with ${status} to ${path}`, async () => {
      const response = await ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toMatch(type);
      if (status === 404) expect(await response.text()).toContain('Page introuvable');
    });
  }

  for (const [accept, isMarkdown] of acceptHeaders) {
    const type = `${isMarkdown ? 'text/markdown' : 'text/html'}; charset=utf-8`;
    test(`sends ${type} to clients that accept ${accept}`, async () => {
      const { headers } = await ask(operation, { accept });
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('vary')).toContain('Accept');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('link')).toBe(
        `<${operation}.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain", ` +
          '</openapi.yaml>; rel="service-desc"; type="application/yaml"',
      );
    });
  }

  test('sends HTML of a page without a Markdown version', async () => {
    const { headers } = await ask('/search', { accept: 'text/markdown' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('link')).not.toContain('alternate');
  });

  for (const [path, target] of [
    ['/index.html', '/'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/index', '/docs/intro'],
    ['/docs//intro', '/docs/intro'],
    ['//docs/intro//', '/docs/intro'],
    ['//docs/intro.html', '/docs/intro'],
    [`${operation}.html?a=1`, `${operation}?a=1`],
  ] as const) {
    test(`redirects ${path} to ${target}, as npm run serve does`, async () => {
      const [pathname = '', ...query] = path.split('?');
      expect([normalizePathname(pathname, '/'), ...query].join('?')).toBe(target);
      let location = path as string;
      for (let hops = 0; hops < 3; hops += 1) {
        const response = await ask(location);
        if (response.status !== 301) break;
        location = response.headers.get('location') ?? '';
      }
      expect(location).toBe(target);
    });
  }

  test('does not redirect to other hosts', async () => {
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
    test(`sends files that were compressed with ${encoding} at build`, async ({ request }) => {
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

  test('lets browsers cache hashed files, and revalidate all others', async () => {
    expect((await ask(script())).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', operation, '/docs/intro.md', '/openapi.json']) {
      const response = await ask(path);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const tag = response.headers.get('etag') ?? '';
      expect((await ask(path, { 'If-None-Match': tag })).status).toBe(304);
    }
    expect((await ask('/assets/js/absent.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('responds to a range request', async () => {
    const response = await ask('/openapi.yaml', { Range: 'bytes=0-6' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('openapi');
  });

  for (const path of ['/', operation, '/absente', '/openapi.yaml']) {
    test(`sends the same headers with ${path} as npm run serve`, async ({ request }) => {
      const { headers } = await ask(path);
      for (const [name, value] of readHeaders(served.site)) expect(headers.get(name), name).toBe(value);
      const own = (await request.get(path)).headers();
      expect(own['content-security-policy']).toBe(headers.get('content-security-policy'));
      expect(headers.get('server')).toBe('nginx');
    });
  }

  test('_headers has the same rules for static hosts', () => {
    const rules = readFileSync(join(served.site, '_headers'), 'utf8');
    expect(rules).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-/);
    expect(rules).toContain('/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable');
  });
});

test('the site works when nginx serves it', { tag: '@full' }, async ({ page, watch }) => {
  watch.expected.push(/^request: http:\/\/127\.0\.0\.1/);
  await page.goto(served.origin + operation);
  await page.getByRole('button', { name: /Changer de thème/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('supprimer une visite');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Supprimer');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Supprimer');
});
