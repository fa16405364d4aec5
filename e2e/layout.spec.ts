import { readFileSync } from 'node:fs';
import { buildThemeConfig } from '@reliure/preset';
import { identity } from '../site/identity.ts';
import { denyStorage, storageFaults } from './denyStorage.ts';
import { navigate } from './navigate.ts';
import { pageKinds, readDocument } from './sitePages.ts';
import { expect, firstOnly, test } from './test.ts';

test.describe('layout', () => {
  for (const path of ['/docs/intro', '/blog/welcome', '/api/creer-une-visite', '/api/schemas'])
    test(
      `the skip link comes first and moves to the content of ${path}`,
      { tag: '@skip-link-first' },
      async ({ page }) => {
        await page.goto(path);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Aller au contenu principal' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('main :focus')).toHaveCount(1);
      },
    );

  test('the navbar and the footer have the specified links', { tag: '@navbar-and-footer-links' }, async ({ page }) => {
    await page.goto('/');
    const navbar = page.getByRole('navigation', { name: 'Navigation principale' });
    for (const name of ['Documentation', 'API', 'Blog']) {
      await expect(navbar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(navbar.getByRole('link', { name: /Code source/ })).toHaveAttribute('href', /^https:/);
    const footer = page.getByRole('contentinfo');
    for (const [title, name] of [
      ['Documentation', /^Introduction$/],
      ['Communauté', /^Forum des intégrateurs/],
      ['Suivre', /^Blog$/],
    ] as const) {
      const column = footer.locator('.footer__col').filter({ has: page.getByText(title, { exact: true }) });
      await expect(column.getByRole('link', { name })).toBeVisible();
    }
  });

  test(
    'the colour mode is light, and remembered when switched',
    { tag: '@colour-mode-remembered' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', { name: /Changer de thème/ }).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
    },
  );

  test('the theme of the system is a choice, and then follows the system in each tab', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const html = page.locator('html');
    const button = page.getByRole('button', { name: /Changer de thème/ });
    for (const name of ['Thème sombre', 'Thème du système']) {
      await button.click();
      await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    // Before any script file is loaded, too.
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await button.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    for (const choice of ['dark', 'system']) {
      await button.click();
      await expect(html).toHaveAttribute('data-theme-choice', choice);
      await expect(other.locator('html')).toHaveAttribute('data-theme-choice', choice);
    }
    expect(await other.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  });

  test('a dismissed announcement stays hidden', { tag: '@announcement-stays-dismissed' }, async ({ page }) => {
    await page.goto('/');
    const announcement = page.getByText('préparer le passage à la v2');
    await expect(announcement).toBeVisible();
    await page.getByRole('button', { name: 'Fermer l’annonce' }).click();
    await expect(announcement).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).not.toBeNull();
    await page.goto('/docs/intro');
    await expect(announcement).toBeHidden();
  });

  test(
    'an announcement is shown after another one was dismissed',
    { tag: '@new-announcement-shown' },
    async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        localStorage.setItem('docusaurus.announcement.id', 'annonce-precedente');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      });
      await page.reload();
      const announcement = page.getByText('préparer le passage à la v2');
      await expect(announcement).toBeVisible();
      await page.getByRole('button', { name: 'Fermer l’annonce' }).click();
      await expect(announcement).toBeHidden();
      await page.reload();
      await expect(announcement).toBeHidden();
    },
  );

  for (const [index, fault] of storageFaults.entries()) {
    test(
      `an announcement is dismissed with ${fault} storage, and a warning is logged`,
      firstOnly(index),
      async ({ page, watch }) => {
        watch.expected.push(/storage error/);
        const expectWarning = await denyStorage(page, fault);
        await page.goto('/docs/intro');
        const close = page.getByRole('button', { name: 'Fermer l’annonce' });
        await close.click();
        await expect(close).toHaveCount(0);
        expectWarning();
      },
    );
  }

  test(
    'the language switcher keeps path, query and fragment',
    { tag: '@language-switcher-keeps-page' },
    async ({ page }) => {
      await page.goto('/docs/intro?a=1#premier-appel');
      await page.getByRole('button', { name: 'Français' }).hover();
      const link = page.getByRole('link', { name: 'Français', exact: true });
      await expect(link).toHaveAttribute('href', '/docs/intro?a=1#premier-appel');
    },
  );

  test(
    'a fragment scrolls below the navbar, a query does not scroll',
    { tag: '@scroll-to-anchor' },
    async ({ page }) => {
      for (const path of ['/docs/intro#premier-appel', '/api/erreurs#statut-409', '/api/listes/RoleContact#parent']) {
        await page.goto(path);
        const height = (await page.locator('.navbar').boundingBox())?.height ?? 0;
        const toGap = async () => ((await page.locator(':target').boundingBox())?.y ?? 0) - height;
        await expect.poll(toGap, path).toBeGreaterThan(0);
        expect(await toGap(), path).toBeLessThan(30);
      }
      await page.clock.install();
      await page.goto('/api/creer-un-rendez-vous');
      const group = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last();
      await group.hover();
      await expect(page.locator('html')).not.toHaveAttribute('data-app');
      await group.click();
      await expect(page).toHaveURL(/\/api#.+$/);
      const target = page.locator(':target, [data-revealed]').first();
      await expect(target).toBeInViewport();
      const navbar = await page.locator('.navbar').boundingBox();
      await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThanOrEqual((navbar?.height ?? 0) - 1);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.evaluate(() => scrollBy(0, -100));
      const before = await page.evaluate(() => scrollY);
      await navigate(page, `?a=1${new URL(page.url()).hash}`);
      await page.clock.runFor(300);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    },
  );

  test(
    'the table of contents lists headings of levels 2 and 3',
    { tag: '@contents-of-levels-2-and-3' },
    async ({ page }) => {
      await page.goto('/docs/visites-guide/overview');
      const listed = await page
        .getByRole('navigation', { name: 'Sur cette page' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
      const headings = await page
        .getByRole('article')
        .locator(':is(h2, h3)[id]')
        .evaluateAll((all) => all.map(({ id }) => encodeURIComponent(id)));
      expect(headings.length).toBeGreaterThan(5);
      expect(listed.map((id) => encodeURIComponent(decodeURIComponent(id ?? '')))).toEqual(headings);
      // No page has a heading of level 4 that the table could leave out.
      expect(buildThemeConfig(identity).tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
    },
  );

  test('only the choices of the visitor are stored', { tag: '@only-choices-stored' }, async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The docs have a single version, so no preferred version is stored.
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'theme',
    ]);
  });

  test('the icon and the logo exist', async ({ request }) => {
    const tags = readDocument('/').matchAll(/<(?:link[^>]*rel="icon"[^>]*href|img[^>]*src)="(\/[^"]+)"/g);
    const images = [...tags].map(([, address = '']) => address);
    expect(images.length).toBeGreaterThan(1);
    for (const image of images) expect((await request.get(image)).status(), image).toBe(200);
  });

  test(
    'the generator and the site’s version are published',
    { tag: '@generator-and-site-version' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', /^Docusaurus v3\./);
      const metadata: unknown = JSON.parse(readFileSync('site/.docusaurus/site-metadata.json', 'utf8'));
      expect(metadata).toMatchObject({ siteVersion: '0.0.0' });
    },
  );

  test.describe('at 996 px', () => {
    test.use({ viewport: { width: 996, height: 800 } });

    test(
      'the mobile menu opens, shows the sidebar, and closes',
      { tag: '@mobile-menu-up-to-996px' },
      async ({ page }) => {
        await page.goto('/api/creer-une-visite');
        await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
        const menu = page.locator('.navbar-sidebar');
        await expect(menu.getByRole('link', { name: /Démarrer une visite/ })).toBeVisible();
        await menu.getByRole('button', { name: /Menu principal/ }).click();
        await expect(menu.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
        await menu.getByRole('button', { name: 'Fermer le menu' }).click();
        await expect(menu).toBeHidden();
      },
    );
  });

  test.describe('at 997 px', () => {
    test.use({ viewport: { width: 997, height: 800 } });

    test('the sidebar replaces the mobile menu', { tag: '@sidebar-from-997px' }, async ({ page }) => {
      await page.goto('/docs/intro');
      await expect(page.getByRole('button', { name: 'Ouvrir ou fermer le menu' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Sommaire de la documentation' })).toBeVisible();
    });
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('buttons and the search box are hidden, and links lead to all pages', async ({ page }) => {
    await page.goto('/docs/intro');
    const banner = page.getByRole('navigation', { name: 'Navigation principale' });
    for (const name of ['Documentation', 'API', 'Blog'])
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(banner.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Rechercher dans le site' })).toBeHidden();
    const guides = page.getByRole('navigation', { name: 'Sommaire de la documentation' });
    await expect(guides.getByRole('link', { name: 'Guide des routes' })).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Ce que fait l’API' })).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test('the search page explains why it does not work and links to the reference', async ({ page }) => {
    await page.goto('/search?q=visite');
    const instead = page.locator('noscript');
    await expect(instead.locator('p').first()).toBeVisible();
    await instead.locator('a[href="/api"]').click();
    await expect(page).toHaveURL('/api');
  });
});

test.describe('tables on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/api/acces',
    '/api/comparaison',
    '/api/retraits',
    '/api/correspondances/fhir/AccordPrealable',
    pageKinds['guide with wide tables'],
  ]) {
    test(`${path} shows the cells of a row below each other, without scrolling sideways`, async ({ page }) => {
      await page.goto(path);
      const areas = page.locator('main .scroll-x');
      await expect(areas.first()).toBeVisible();
      const wide = await areas.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      );
      expect(wide).toEqual([]);
    });
  }
});
