import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { acceptHeaders } from './acceptHeaders.ts';
import { readReference } from './contract.ts';
import { openFormats } from './pageFormats.ts';
import { expect, firstOnly, test } from './test.ts';

const types: readonly (readonly [path: string, type: string])[] = [
  ['/api/creer-une-visite.md', 'text/markdown; charset=utf-8'],
  ['/api.md', 'text/markdown; charset=utf-8'],
  ['/api/introduction.md', 'text/markdown; charset=utf-8'],
  ['/docs/visites-guide/overview.md', 'text/markdown; charset=utf-8'],
  ['/blog/mdx-blog-post.md', 'text/markdown; charset=utf-8'],
  ['/markdown-page.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/openapi.yaml', 'application/yaml; charset=utf-8'],
  ['/openapi.json', 'application/json'],
  ['/api/creer-une-visite.openapi.json', 'application/json'],
  ['/telechargements/postman.json', 'application/json'],
  ['/telechargements/bruno.zip', 'application/zip'],
];

test.describe('machine-readable files', () => {
  for (const [path, type] of types) {
    test(`${path} has the type ${type}`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(type);
      expect((await response.body()).length).toBeGreaterThan(500);
    });
  }

  for (const [accept, isMarkdown] of acceptHeaders) {
    test(`a page that is requested as ${accept} is ${isMarkdown ? 'Markdown' : 'HTML'}`, async ({ request }) => {
      const response = await request.get('/api/creer-une-visite', { headers: { accept } });
      const headers = response.headers();
      expect(headers).toMatchObject({
        'content-type': isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html;charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept, Accept-Encoding',
      });
      expect(headers['link']).toContain('</api/creer-une-visite.md>; rel="alternate"; type="text/markdown"');
      const [first = ''] = (await response.text()).split('\n', 1);
      expect(first).toMatch(isMarkdown ? /^# Créer une visite$/ : /^<!doctype html>/i);
    });
  }

  test('each skill for agents has the digest that the index gives, and links to pages that exist', async ({
    request,
  }) => {
    const index = (await (await request.get('/.well-known/agent-skills/index.json')).json()) as SkillIndex;
    expect(index.skills).toHaveLength(18);
    for (const { url, digest } of index.skills) {
      const skill = await (await request.get(url)).body();
      expect(`sha256:${createHash('sha256').update(skill).digest('hex')}`).toBe(digest);
      for (const path of linksOf(skill.toString())) expect((await request.head(path)).status(), path).toBe(200);
    }
  });

  test('the API catalogue links to files that exist', async ({ request }) => {
    const response = await request.get('/.well-known/api-catalog');
    expect(response.headers()['content-type']).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(response.headers()['link']).toContain('</.well-known/api-catalog>; rel="api-catalog"');
    const files = (await response.text()).matchAll(/"https:\/\/docs\.visites\.example(\/[^"]*)"/g);
    const paths = [...files].map(([, path = '']) => path);
    expect(paths).toContain('/openapi.yaml');
    for (const path of paths) expect((await request.head(path)).status(), path).toBe(200);
  });

  test('robots.txt links to the sitemap', async ({ request }) => {
    const [address = ''] = /(?<=^Sitemap: ).*$/m.exec(await (await request.get('/robots.txt')).text()) ?? [];
    const { pathname } = new URL(address);
    expect(await (await request.get(pathname)).text()).toContain('/api/creer-une-visite</loc>');
  });

  test('the Markdown version of a scenario has its steps and links to its Arazzo document', async ({ request }) => {
    const text = await (await request.get('/docs/scenarios/suivi-ppc.md')).text();
    expect(text).toContain('## Les étapes\n');
    expect(text).toContain('```bash\ncurl -i "$BASE/v2/visites/$VISITE_ID"');
    expect(text).toContain('](https://docs.visites.example/scenarios/suivi-ppc.arazzo.yaml)');
  });

  test('the indexes and the Markdown versions have no broken links', async ({ request }) => {
    test.setTimeout(120_000);
    const listed = await listedPages(request);
    expect(listed.length).toBeGreaterThan(200);
    const markdownVersions = listed.filter((path) => path.endsWith('.md'));
    const links = new Set(listed);
    for (const path of markdownVersions)
      for (const link of linksOf(await readFile(`site/build${path}`, 'utf8'))) links.add(link);
    for (const path of links) expect((await request.head(path)).status(), path).toBe(200);
  });

  test('no file for agents is longer than what they read', async ({ request }) => {
    const root = await (await request.get('/llms.txt')).text();
    expect(root).toMatch(/^# API Visites à domicile\n\n> /);
    expect(root.length).toBeLessThanOrEqual(10_000);
    const files = readdirSync('site/build', { recursive: true, encoding: 'utf8' });
    const limits = [
      [files.filter((file) => file.endsWith('.md')), 50_000],
      [files.filter((file) => /^llms\/.*(?<!-entier(?:-\d+)?)\.txt$/.test(file)), 50_000],
      [files.filter((file) => /^llms\/.*-entier(?:-\d+)?\.txt$/.test(file)), 400_000],
    ] as const;
    for (const [listed, limit] of limits) {
      expect(listed.length).toBeGreaterThan(20);
      const lengths = await Promise.all(
        listed.map(async (file) => [file, (await readFile(`site/build/${file}`, 'utf8')).length] as const),
      );
      expect(lengths.filter(([, length]) => length > limit)).toEqual([]);
    }
  });

  test('every text page is listed in an index and links to its Markdown version', async ({ request }) => {
    test.setTimeout(120_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const index = new Set(await listedPages(request));
    const pages = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const withText = pages.filter((path) => !/^\/(?:search|blog(?:\/(?:archive|tags|page)(?:\/.*)?)?)?$/.test(path));
    expect(withText.length).toBeGreaterThan(200);
    for (const path of withText) {
      expect(index, path).toContain(`${path}.md`);
      expect(await readFile(`site/build${path}.html`, 'utf8'), path).toMatch(
        new RegExp(
          `<link[^>]*rel="?alternate"?[^>]*href="?${path}\\.md["\\s>]|<link[^>]*href="?${path}\\.md"?[^>]*rel="?alternate`,
        ),
      );
    }
  });

  const copied = ['/api/lister-les-types-de-visite', '/docs/intro', '/blog/welcome', '/api', '/accessibilite'];
  for (const [index, path] of copied.entries()) {
    test(`${path} can be copied as Markdown`, firstOnly(index), async ({ page, request }) => {
      const copied = await copyAsMarkdown(page, path);
      expect(copied).toBe(await (await request.get(`${path}.md`)).text());
      await expect(page.getByRole('link', { name: 'Voir en Markdown' })).toHaveAttribute('href', `${path}.md`);
    });
  }

  test('a page whose Markdown version is divided is copied as a whole', async ({ page, request }) => {
    const path = '/api/affecter-un-intervenant-a-une-visite';
    const [first, part] = await Promise.all(
      [`${path}.md`, `${path}.reponses.md`].map(async (file) => (await request.get(file)).text()),
    );
    expect(first).toContain(`${path}.reponses.md>`);
    const copied = await copyAsMarkdown(page, path);
    expect(copied).not.toContain('a son propre fichier');
    expect(copied).toContain(`\n## Réponses\n\n${part?.split('\n').slice(4).join('\n').trim()}`);
  });

  test('a failed copy shows its reason', async ({ page, context, watch }) => {
    const copy = page.getByRole('button', { name: 'Copier en Markdown' });
    const status = page.getByRole('status').filter({ hasText: /./ });
    await context.grantPermissions([]);
    await page.goto('/docs/intro');
    await openFormats(page);
    await copy.click();
    await expect(status).toHaveText('Copie refusée par le navigateur');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    watch.expected.push(/Failed to load resource/);
    await page.route('**/docs/intro.md', (route) => route.fulfill({ status: 404 }));
    await copy.click();
    await expect(status).toHaveText('Le texte à copier n’a pas pu être chargé');
  });

  test('the landing page links to every download', async ({ page, request }) => {
    const { landing } = await readReference();
    expect(landing.downloads.length).toBeGreaterThan(4);
    await page.goto('/api');
    await page.getByText(/^\d+ autres fichiers$/).click();
    for (const { path, title } of landing.downloads) {
      await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        path,
      );
      expect((await request.head(path)).status(), path).toBe(200);
    }
  });

  test('a file is not prefetched', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/api#visites');
    await page.getByRole('link', { name: 'Contrat OpenAPI 3.2 (YAML)' }).hover();
    await page.getByRole('link', { name: 'Créer une visite', exact: true }).first().hover();
    await expect.poll(() => requested).toContain('/api/creer-une-visite');
    expect(requested).not.toContain('/openapi.yaml');
  });
});

interface SkillIndex {
  readonly skills: readonly { readonly url: string; readonly digest: string }[];
}

/** Returns what the index of the site and those of its parts link to. */
async function listedPages(request: APIRequestContext): Promise<readonly string[]> {
  const read = async (path: string) => linksOf(await (await request.get(path)).text());
  const root = await read('/llms.txt');
  const indexes = root.filter((path) => path.startsWith('/llms/'));
  return [...root, ...(await Promise.all(indexes.map(read))).flat()];
}

/** Returns the links of a Markdown text to addresses of the site, without their fragments. */
function linksOf(markdown: string): readonly string[] {
  const withoutCode = markdown.replace(/^(`{3,}).*\n(?:.*\n)*?\1$/gm, '');
  return [
    ...new Set(
      [...withoutCode.matchAll(/\]\(https:\/\/docs\.visites\.example(\/[^)#?\s]*)/g)].map(([, path = '']) => path),
    ),
  ];
}

/** Copies a page by its button, and returns the copied text. */
async function copyAsMarkdown(page: Page, path: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await openFormats(page);
  await page.getByRole('button', { name: 'Copier en Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copié' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
