import { readReference } from './contract.ts';
import { expect, test } from './test.ts';

/** The routes that the specification requires, each with its main heading. */
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

/** The operations that the specification names, by the last segment of their addresses. */
const specified: readonly string[] = [
  ...['creer-une-visite', 'recuperer-une-visite', 'recuperer-une-visite-v2', 'mettre-a-jour-les-donnees-d-une-visite'],
  'supprimer-une-visite-non-validee-et-non-integree',
  ...['lister-les-messages-d-une-visite', 'ajouter-une-note-a-une-visite', 'deposer-un-document-sur-une-visite'],
  ...['creer-un-evenement-sur-une-visite', 'recuperer-la-check-list-d-une-visite'],
  ...['recuperer-la-livraison-d-une-visite', 'reinitialiser-la-livraison-d-une-visite', 'declarer-un-produit-retourne'],
  ...['recuperer-la-configuration-oxygene-d-une-visite', 'mettre-a-jour-un-consommable-configure'],
  ...['creer-la-configuration-d-un-appareil', 'lister-les-modes-de-reglage', 'lister-les-grilles-de-reglage'],
  ...['lister-les-programmes-educatifs', 'recuperer-un-diagnostic-educatif', 'lister-les-questionnaires-d-une-visite'],
  ...['lister-les-grilles-de-questionnaire', 'recuperer-les-informations-medicales-d-un-tiers'],
  ...['mettre-a-jour-les-constantes-respiratoires-d-une-visite', 'recuperer-la-fiche-de-suivi-d-une-visite'],
  ...['recuperer-une-prescription', 'rechercher-des-tiers', 'recuperer-un-tiers', 'recuperer-le-planning-d-un-tiers'],
  ...['lister-les-rendez-vous-d-un-tiers-a-une-date', 'recuperer-la-feuille-de-route-d-un-tiers-a-une-date'],
  'rechercher-un-intervenant-par-identifiant-et-mot-de-passe',
  ...['lister-les-communes-d-un-code-postal', 'lister-les-types-de-produit', 'lister-les-familles-de-produit'],
  ...['lister-les-types-d-evenement', 'lister-les-types-de-note', 'lister-les-types-de-document'],
  ...['lister-les-types-de-lieu', 'lister-les-types-d-affectation', 'lister-les-modes-de-livraison'],
  ...['lister-les-motifs-de-non-realisation', 'lister-les-motifs-de-retrait'],
  // Roles and permissions, as far as titles mention them.
  'lister-les-types-de-prestation-autorises-d-un-intervenant',
  ...['lister-les-types-de-visite-autorises-d-un-intervenant', 'lister-les-patients-d-un-referent'],
];

test.describe('routes', () => {
  test(
    'each address of the specification shows a page in French',
    { tag: '@routes-answer-in-french' },
    async ({ page }) => {
      for (const [path, heading] of routes) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(200);
        await expect(page.locator('html'), path).toHaveAttribute('lang', /^fr\b/);
        await expect(page.locator('html'), path).toHaveAttribute('dir', 'ltr');
        const first = page.locator('h1, main header h2').first();
        await expect(first, path).toHaveText(typeof heading === 'string' ? plain(heading) : heading);
        // The search page has little text until its script runs.
        await expect(page.locator('main'), path).toHaveText(/[^]{40}/, { useInnerText: true });
      }
    },
  );

  test(
    'the reference has a page for each specified operation',
    { tag: '@page-for-each-specified-operation' },
    async ({ request }) => {
      const { operations } = await readReference();
      expect(operations.length).toBeGreaterThanOrEqual(170);
      expect(operations.length).toBeLessThanOrEqual(190);
      const slugs = new Set(operations.map(({ slug }) => slug));
      expect(specified.filter((slug) => !slugs.has(slug))).toEqual([]);
      for (const slug of specified) expect((await request.get(`/api/${slug}`)).status(), slug).toBe(200);
    },
  );

  test(
    'the page on deleting a visit states when it is possible',
    { tag: '@when-a-visit-may-be-deleted' },
    async ({ page }) => {
      await page.goto('/api/supprimer-une-visite-non-validee-et-non-integree');
      await expect(page.getByRole('main')).toContainText(
        'La suppression est permise tant qu’elle n’est ni validée ni intégrée',
      );
      await expect(page.getByRole('main')).toContainText('visite-validee');
      await expect(page.getByRole('main')).toContainText('visite-integree');
    },
  );

  test(
    'lists of posts have two pages of at most ten posts',
    { tag: '@ten-posts-per-page' },
    async ({ page, request }) => {
      for (const [list, rest] of [
        ['/blog', 3],
        ['/blog/tags/docusaurus', 3],
        ['/blog/tags/hello', 1],
      ] as const) {
        await page.goto(list);
        await expect(page.locator('main article')).toHaveCount(10);
        await page.goto(`${list}/page/2`);
        await expect(page.locator('main article')).toHaveCount(rest);
        expect((await request.get(`${list}/page/3`)).status(), list).toBe(404);
      }
      expect((await request.get('/blog/authors')).status()).toBe(404);
    },
  );

  test('the list of posts links to the archive, the tags and the feeds', async ({ page, request }) => {
    for (const list of ['/blog', '/blog/page/2']) {
      await page.goto(list);
      const links = page.getByRole('main').getByRole('list').first().getByRole('link');
      await expect(links).toHaveText(['Tous les articles par date', 'Par étiquette', 'Flux RSS', 'Flux Atom']);
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(paths).toEqual(['/blog/archive', '/blog/tags', '/blog/rss.xml', '/blog/atom.xml']);
      for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
    }
  });

  // The library that writes the feeds adds a language only to RSS.
  for (const [path, item, head] of [
    ['/blog/rss.xml', '<item>', '<language>fr</language>'],
    ['/blog/atom.xml', '<entry>', '<feed xmlns="http://www.w3.org/2005/Atom">'],
  ] as const) {
    test(`${path} contains all posts`, async ({ request }) => {
      const text = await (await request.get(path)).text();
      expect(text).toContain(head);
      expect(text.split(item)).toHaveLength(1 + 13);
      expect(text).toMatch(/\/blog\/welcome</);
    });
  }

  test('the type URI of every error redirects to its page', async ({ page, request }) => {
    const { errors } = await readReference();
    const codes = errors.flatMap((group) => group.errors.map(({ code }) => code));
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes) expect((await request.get(`/erreurs/${code}`)).status(), code).toBe(200);
    await page.goto('/erreurs/transition-interdite');
    await expect(page).toHaveURL('/api/erreurs/transition-interdite');
    await expect(page.getByRole('definition').first()).toHaveText('transition-interdite');
  });

  test('an unknown path below the blog shows the not-found page', async ({ page, watch }) => {
    watch.expected.push(/status of 404/);
    const response = await page.goto('/blog/nimporte');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
    await expect(page.getByRole('main')).toHaveCount(1);
  });
});

/** Builds a pattern for a title. Titles contain non-breaking spaces, which `toHaveText` normalizes to ordinary ones. */
function plain(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')}\\s*\u200b?$`);
}
