import { expect, test } from './test';

/** Every route of the specification, with the first heading that a visitor meets there. */
const routes: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/', 'API Visites à domicile'],
  ['/docs/intro', 'Introduction'],
  ['/docs/changelog/overview', 'Journal des modifications'],
  ['/docs/evenements/overview', 'Événements'],
  ['/docs/modes-reglages/overview', 'Modes et réglages'],
  ['/docs/routes-guide/overview', 'Guide des routes'],
  ['/docs/visites-guide/overview', 'Guide des visites'],
  ['/api', 'Référence de l’API'],
  ['/api/introduction', 'API Visites à domicile'],
  ['/api/creer-une-visite', 'Créer une visite'],
  ['/api/recuperer-une-visite', 'Récupérer une visite'],
  ['/api/recuperer-une-visite-v2', 'Récupérer une visite (v2)'],
  ['/blog', /./],
  ['/blog/page/2', /./],
  ['/blog/archive', 'Archives'],
  ['/blog/tags', 'Étiquettes'],
  ['/blog/tags/docusaurus', '13 articles sous l’étiquette « docusaurus »'],
  ['/blog/tags/docusaurus/page/2', '13 articles sous l’étiquette « docusaurus »'],
  ['/blog/tags/facebook', 'Un article sous l’étiquette « facebook »'],
  ['/blog/tags/hello', '11 articles sous l’étiquette « hello »'],
  ['/blog/tags/hello/page/2', '11 articles sous l’étiquette « hello »'],
  ['/blog/tags/hola', 'Un article sous l’étiquette « hola »'],
  ['/blog/first-blog-post', /./],
  ['/blog/long-blog-post', /./],
  ['/blog/mdx-blog-post', /./],
  ['/blog/welcome', /./],
  ['/markdown-page', /./],
  ['/search', 'Recherche'],
];

test.describe('routes', () => {
  for (const [path, heading] of routes) {
    test(`${path} answers in French`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', /^fr\b/);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      const first = page.locator('h1, main header h2').first();
      await expect(first).toHaveText(typeof heading === 'string' ? plain(heading) : heading);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
    });
  }

  test('the blog has exactly two pages of ten posts at most', async ({ page, request }) => {
    await page.goto('/blog');
    await expect(page.locator('main article')).toHaveCount(10);
    await page.goto('/blog/page/2');
    await expect(page.locator('main article')).toHaveCount(3);
    for (const path of ['/blog/page/3', '/blog/tags/docusaurus/page/3', '/blog/tags/hello/page/3', '/blog/authors']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('the feeds hold the posts', async ({ request }) => {
    for (const path of ['/blog/rss.xml', '/blog/atom.xml']) {
      const text = await (await request.get(path)).text();
      expect(text, path).toContain('welcome');
      expect(text, path).toMatch(/<language>fr<|xml:lang="fr"|<feed/);
    }
  });
});

/** Titles hold spaces that do not break; `toHaveText` takes them for ordinary ones when it normalises. */
function plain(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')}\\s*\u200b?$`);
}
