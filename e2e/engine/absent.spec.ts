import { readFileSync, readdirSync } from 'node:fs';
import { startReact } from '../startReact.ts';
import { expect, test } from '../test.ts';

/** Addresses of pages and files that a site without a feature must not have. */
const absent = ['/blog', '/blog/rss.xml', '/search-index-blog.json', '/scenarios', '/docs/changelog', '/api/states'];

test.describe('a site without blog, glossary, scenarios, and changelog of its main reference', () => {
  test('lists only its own pages', ({ built }) => {
    const sitemap = readFileSync(`${built}/sitemap.xml`, 'utf8');
    const sections = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+\/?([^/<]*)/g)].map(([, section = '']) => section);
    expect([...new Set(sections)].toSorted((one, other) => one.localeCompare(other))).toEqual([
      '',
      'api',
      'docs',
      'partner',
    ]);
  });

  test('has no link to what it lacks', async ({ page, watch }) => {
    watch.expected.push(/404/);
    for (const path of ['/', '/docs/intro', '/api', '/api/place-a-hold', '/search', '/nowhere']) {
      await page.goto(path);
      const links = await page
        .getByRole('link', { includeHidden: true })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((href) => absent.some((missing) => href.startsWith(missing)))).toEqual([]);
    }
  });

  test('has no announcement, and announces no feed but that of its other reference', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    await expect(
      page.locator(':is(head link[type*="rss"], head link[type*="atom"]):not([href^="/docs/partner/"])'),
    ).toHaveCount(0);
  });

  test('offers only the contexts of its pages in the search', async ({ page, built }) => {
    await page.goto('/search?q=loan');
    await expect(page.getByRole('main').getByRole('link', { name: 'Renew a loan' }).first()).toBeVisible();
    const files = readdirSync(built).filter((name) => name.startsWith('search-index'));
    expect(files.sort()).toEqual([
      ...['search-index-api.json', 'search-index-docs.json'],
      ...['search-index-names.json', 'search-index-partner.json', 'search-index.json'],
    ]);
  });

  test('keeps no copy for reading offline', async ({ page, built }) => {
    await page.goto('/');
    await startReact(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(readdirSync(`${built}/assets`).sort()).toEqual(['css', 'js']);
  });

  test('says that its addresses are fictitious', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('are fictitious and lead nowhere');
  });

  test('offers the first guide on the page for unknown addresses', async ({ page, watch }) => {
    watch.expected.push(/404/);
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Read the introduction' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrow a book');
  });
});
