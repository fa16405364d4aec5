import { readFile, readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run, type Ended } from '../scripts/run.mjs';
import { serve, type Server } from './deploy/serve.ts';
import { expectUnharmed, watchDialogs } from './harm.ts';
import { expect, test } from './test.ts';

const folder = resolve('test-results/other-site');
const baseUrl = '/documentation/';
let server: Server | undefined;
let origin: string;
let output: string;

function build(env: Readonly<Record<string, string>>): Promise<Ended> {
  return run(['node', 'packages/cli/bin/reliure.js', 'build', '--site', 'site', '--out-dir', folder], {
    quiet: true,
    env,
  });
}

test.describe.configure({ mode: 'serial' });

test.describe('a site with another contract and another base URL', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const built = await build({ CONTRAT: 'e2e/fixtures/other-contract.json', BASE_URL: baseUrl });
    output = stripVTControlCharacters(built.output);
    expect(built.ok, output).toBe(true);
    server = await serve(['--site', 'site', '--folder', folder, '--base-url', baseUrl]);
    ({ origin } = server);
  });
  test.afterAll(() => void server?.child.kill());
  test.beforeEach(({ watch }) => void watch.expected.push(new RegExp(`^request: ${origin}${baseUrl}`)));

  test('has only the pages of that contract', async () => {
    const operation = (slug: string) =>
      ['composer.json', 'html', 'md', 'openapi.json'].map((extension) => `${slug}.${extension}`);
    expect((await readdir(`${folder}/api`)).sort()).toEqual([
      // Groups, whose addresses lead to their operations in the list, are among the pages.
      'autres-operations.html',
      ...operation('get-a-book'),
      ...operation('hostile'),
      ...['introduction.html', 'introduction.md'],
      ...operation('lend'),
      // The contract has no errors and no life cycles.
      ...['listes', 'listes.html', 'listes.md'],
      ...operation('post-u43au43du438u433u438'),
      'proto.html',
      ...operation('replace-book'),
      ...['schemas', 'schemas.html', 'schemas.md'],
      'script-script-window-pwned-1-script.html',
      ...['webhooks', 'webhooks.html', 'webhooks.md'],
      'writing.html',
    ]);
    expect((await readdir(`${folder}/api/schemas`)).sort()).toEqual([
      ...['Book.html', 'Book.md', 'constructor.html', 'constructor.md'],
    ]);
  });

  test('shows a schema with the operations that use it', async ({ page }) => {
    await page.goto(`${origin}${baseUrl}api/schemas`);
    await page.getByRole('main').getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL(`${origin}${baseUrl}api/schemas/Book`);
    await expect(page.getByRole('main')).toContainText('Déjà décrit sur cette page : Book');
    await page.getByRole('main').getByRole('link', { name: 'Get a book' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a book');
  });

  test('shows a callback on its own page, listed in the sidebar and the search index', async ({ page }) => {
    await page.goto(`${origin}${baseUrl}api/replace-book`);
    await page.getByRole('link', { name: /^Tout sur cet appel/ }).click();
    await expect(page).toHaveURL(`${origin}${baseUrl}api/webhooks/replaced`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('replaced');
    const main = page.getByRole('main');
    for (const text of [
      'Appel envoyé par l’API à votre serveur.',
      'le paramètre d’URL url de la requête',
      'An HMAC of the body, in X-Library-Signature.',
      'Three times within an hour.',
      'Taken note of',
    ]) {
      await expect(main).toContainText(text);
    }
    await expect(
      main
        .getByRole('heading', { name: /^Exemples de/ })
        .locator('~ details')
        .first(),
    ).toBeVisible();
    await main.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click();
    await expect(page).toHaveURL(`${origin}${baseUrl}api/webhooks`);
    await expect(main).toContainText('1 appel à recevoir');
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Webhooks' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const file of ['llms/webhooks.txt', 'sitemap.xml', 'search-index.json']) {
      expect(await readFile(`${folder}/${file}`, 'utf8')).toContain('/api/webhooks/replaced');
    }
    expect(await readFile(`${folder}/api/webhooks/replaced.md`, 'utf8')).toContain('## Nouveaux essais');
  });

  test('describes a recursive schema once per section, and links to the description', async ({ page }) => {
    await page.goto(`${origin}${baseUrl}api/replace-book`);
    const links = page
      .getByRole('main')
      .getByText('Déjà décrit sur cette page')
      .getByRole('link', { includeHidden: true });
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '#corps',
      '#corps-application-vnd-shelf-json',
      '#corps-application-vnd-index-json.*',
      '#rappel.replaced.corps',
    ]);
    for (const href of hrefs) expect(await page.locator(`[id="${href?.slice(1)}"]`).count(), `${href}`).toBe(1);
  });

  test('resolves links of the contract, and warns of broken ones', async () => {
    const html = await readFile(`${folder}/api/introduction.html`, 'utf8');
    const targets = [
      ...html.matchAll(/<a (?:[^>]*? )?href="?([^" >]*)"?[^>]*>(?:terms|below|keys|writing|the page)</g),
    ];
    expect(targets.map(([, target]) => target)).toEqual([`${baseUrl}terms`, '#contact-2', `${baseUrl}api#writing`]);
    expect(html).toMatch(/<ol start="?3/);
    // One warning names the first link, and the others with their lines.
    expect(output).toMatch(
      /other-contract\.json:\d+:\d+ {2}#\/info\/description\n.*"#section\/Authentication" has no target/,
    );
    for (const place of ['6 ("/api/nowhere")', '8 ("contact.html")', '10 ("guide.html")']) {
      expect(output).toContain(`e2e/fixtures/other-contract.json:${place}`);
    }
  });

  test('turns links of guides to missing operations into text', async () => {
    const html = await readFile(`${folder}/docs/visites-guide/overview.html`, 'utf8');
    expect(html).toContain('démarrer');
    expect(html).not.toMatch(/href="?\/documentation\/api\/demarrer/);
  });

  test('uses its base URL in machine-readable files', async () => {
    const index = await readFile(`${folder}/llms.txt`, 'utf8');
    expect(index).toMatch(new RegExp(`\\]\\(https://[^/]+${baseUrl}api/introduction\\.md\\)`));
    const guide = await readFile(`${folder}/docs/intro.md`, 'utf8');
    expect(guide).toMatch(new RegExp(`\\]\\(https://[^/]+${baseUrl}docs/visites-guide/overview\\.md\\)`));
    expect(guide).not.toContain('/api/creer-une-visite');
    const html = await readFile(`${folder}/api/get-a-book.html`, 'utf8');
    expect(html).toContain(`${baseUrl}api/get-a-book.md`);
    expect(html).toContain(`${baseUrl}api/get-a-book.openapi.json`);
    const postman = await readFile(`${folder}/telechargements/postman.json`, 'utf8');
    expect(postman).toContain('"value":"https://eu.library.example"');
  });

  test('uses its base URL in pages, links and search results', async ({ page }) => {
    await page.goto(`${origin}${baseUrl}api/get-a-book`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a book');
    await expect(page.getByRole('main')).toContainText('texte, 200 caractères au plus');
    await page.getByRole('combobox', { name: 'Rechercher dans le site' }).fill('replaceBook');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`${baseUrl}api/replace-book`));
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await expect(page).toHaveURL(`${origin}${baseUrl}docs/intro`);
    await page.getByRole('link', { name: 'Journal des modifications' }).first().click();
    await expect(page).toHaveURL(`${origin}${baseUrl}docs/changelog/overview`);
  });

  const hostilePages = [
    ['api/hostile', '<img src=x onerror=window.__pwned=1> </script>'],
    ['api/schemas/constructor', 'constructor'],
    ['api/listes/__proto__', '__proto__'],
    ['api/post-u43au43du438u433u438', 'POST /книги'],
    ['api', /./],
    ['api/introduction', /./],
  ] as const;
  for (const [path, heading] of hostilePages) {
    test(`runs no code of a hostile contract on ${path}`, async ({ page, watch }) => {
      watchDialogs(page, watch);
      await page.goto(`${origin}${baseUrl}${path}`);
      // Using the search starts React, whose rendering must be as safe as the built page.
      await page.getByRole('combobox', { name: 'Rechercher dans le site' }).fill('onerror pwned');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectUnharmed(page, heading);
    });
  }

  test.describe('without network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('is read from its copy below its base URL', async ({ page, context, watch }) => {
      test.slow();
      watch.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to load/);
      await page.goto(`${origin}${baseUrl}hors-ligne`);
      await page.getByRole('button', { name: 'Garder une copie' }).click();
      // The copy is made as a whole before the service worker takes control.
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), { timeout: 40_000 })
        .toContain(baseUrl);
      await context.setOffline(true);
      server?.child.kill();
      for (const [path, heading] of [
        ['', /./],
        ['absente', 'Page introuvable'],
        ['docs/intro', /./],
        ['api/replace-book?a=1', /./],
        ['api/schemas/constructor', 'constructor'],
      ] as const) {
        await page.goto(`${origin}${baseUrl}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      await page.getByRole('combobox', { name: 'Rechercher dans le site' }).fill('replaceBook');
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect(page).toHaveURL(new RegExp(`${baseUrl}api/replace-book`));
    });
  });
});

test('a broken contract stops the build with the location and a remedy', { tag: '@full' }, async () => {
  test.setTimeout(180_000);
  const { ok, output } = await build({ CONTRAT: 'e2e/fixtures/broken-contract.yaml' });
  expect(ok).toBe(false);
  // The output has no stack trace: the relevant location is in the contract.
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('Unable to build website');
  expect(output).toMatch(/^2 problems$/m);
  expect(output).toContain('e2e/fixtures/broken-contract.yaml:7:29  #/paths/~1livres/get/parameters/0/in');
  expect(output).toContain('`in` can be one of the following only');
  expect(output).toContain('Can\'t resolve $ref "#/components/responses/Absente"');
});
