import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { pageKinds } from '../sitePages.ts';
import { expect, firstOnly, test } from '../test.ts';

test.describe('with the keyboard alone', () => {
  test('Tab moves to the skip link first, then through the header in order', async ({ page }) => {
    await page.goto(pageKinds.home);
    const stops: string[] = [];
    for (let stop = 0; stop < 11; stop++) {
      await page.keyboard.press('Tab');
      stops.push(await page.locator(':focus').evaluate((element) => element.ariaLabel ?? element.textContent.trim()));
    }
    expect(stops).toEqual([
      'Aller au contenu principal',
      'préparer le passage à la v2',
      'Fermer l’annonce',
      'API Visites à domicile',
      'Documentation',
      'API',
      'Blog',
      'Rechercher dans le site',
      'Code source',
      'Français',
      'Changer de thème\u00a0: clair, sombre ou système',
    ]);
  });

  const kinds = ['post', 'operation', 'home', 'guide', 'introduction', 'life cycle', 'errors', 'search'] as const;
  for (const [index, kind] of kinds.entries()) {
    test(`Tab reaches every element visibly, and then leaves the page: ${kind}`, firstOnly(index), async ({ page }) => {
      // The longest page has a thousand focusable elements, each of which takes some 60 ms.
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pageKinds[kind]);
      if (kind === 'search') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      const focusable = await page.locator('a[href], button, summary, input, select, [tabindex="0"]').count();
      const faults: string[] = [];
      let stops = 0;
      for (; stops <= focusable; stops++) {
        await page.keyboard.press('Tab');
        const stop = await readStop(page);
        if (stop === null) break;
        if (stop.fault !== null) faults.push(`${stop.fault}: ${stop.html}`);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(10);
      // After the last element, the focus leaves the page.
      expect(stops).toBeLessThanOrEqual(focusable);
    });
  }

  test(
    'the language menu can be opened, entered and closed',
    { tag: '@language-menu-opens-and-closes' },
    async ({ page }) => {
      await page.goto(pageKinds.guide);
      const button = page.getByRole('button', { name: 'Français' });
      const link = page.getByRole('link', { name: 'Français', exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test('Escape closes a menu that was opened with the mouse', async ({ page }) => {
    await page.goto(pageKinds.guide);
    const link = page.getByRole('link', { name: 'Français', exact: true });
    await page.getByRole('button', { name: 'Français' }).hover();
    await expect(link).toBeVisible();
    // The key listener is part of React.
    await expect(page.locator('html')).not.toHaveAttribute('data-app');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test('Tab moves to the links of a sidebar group after it is expanded', async ({ page }) => {
    await page.goto(pageKinds.operation);
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
    await sidebar.locator('summary', { hasText: /^Référentiels et/ }).focus();
    await page.keyboard.press('Enter');
    const group = sidebar.locator('summary', { hasText: /^Référentiels\s\d/ });
    await expect(group).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('link', { name: 'GET Lister les types de visite' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', { name: /^GET / }).and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('link', { name: 'GET Lister les types de visite' })).toBeHidden();
  });

  test('groups of a sidebar family that load late keep the focus', async ({ page }) => {
    const release = await hold(page, '**/api');
    await page.goto(pageKinds.operation);
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
    await sidebar.locator('summary', { hasText: /^Référentiels et/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      sidebar.getByRole('link', { name: 'Voir les opérations du groupe' }).and(page.locator(':focus')),
    ).toBeVisible();
    release();
    await expect(sidebar.locator('summary', { hasText: /^Référentiels\s\d/ })).toBeFocused();
  });

  test('copying the link of a field also scrolls the field below the header', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${pageKinds['operation with a body']}?_highlight=visite`);
    await page.getByRole('link', { name: 'Copier le lien vers commentaire' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Lien copié' })).toBeVisible();
    await expect(page).toHaveURL(/#corps\.commentaire$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const field = page.locator('[id="corps.commentaire"]');
    await expect(field).toHaveAttribute('data-revealed', '');
    await expect.poll(() => isClear(page, 'corps.commentaire')).toBe(true);
  });

  test('a copy is announced in a live region that already exists', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pageKinds.operation);
    const status = page.locator('.page-note[role="status"]');
    await expect(status).toBeAttached();
    await expect(status).toBeEmpty();
    await page.getByRole('button', { name: 'Copier le chemin' }).focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Copié');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/v2/visites/{visiteId}');
    await page.locator('[data-code] [data-copy]:visible').first().focus();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('Copié');
  });

  for (const [kind, pager] of [
    ['operation', 'Pages voisines de la référence'],
    ['guide', 'Pages voisines de la documentation'],
  ] as const) {
    test(`the next page is announced, and Tab starts at its top: ${kind}`, async ({ page }) => {
      await page.goto(pageKinds[kind]);
      await page.getByRole('navigation', { name: pager }).getByRole('link').last().focus();
      await expect(page.locator('html')).not.toHaveAttribute('data-app');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(pageKinds[kind]);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect(page.locator('.page-note[role="status"]')).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title.replace(/[()?.]/g, '\\$&')));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Aller au contenu principal' })).toBeFocused();
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${key} stays within the side menu`, { tag: '@mobile-menu-keeps-focus' }, async ({ page }) => {
        test.slow();
        await page.goto(pageKinds.guide);
        await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
        const stops = await menu
          .locator('a[href], button, summary')
          .evaluateAll((all) => all.filter((stop) => stop.checkVisibility({ checkVisibilityCSS: true })).length);
        const places = new Set<string>();
        for (let stop = 0; stop < stops + 5; stop += 1) {
          await page.keyboard.press(key);
          places.add(
            await page.evaluate(
              () =>
                document.activeElement?.closest('[role="dialog"], #__docusaurus, body')?.role ??
                document.activeElement?.localName ??
                'none',
            ),
          );
        }
        // Between the last element and the first, the browser’s own controls have the focus.
        expect([...places].sort()).toEqual(['body', 'dialog']);
      });
    }

    test('the page can be used again after a click on the backdrop closes the side menu', async ({ page }) => {
      await page.goto(pageKinds.guide);
      await page.getByRole('button', { name: 'Ouvrir ou fermer le menu' }).click();
      const close = page.getByRole('button', { name: 'Fermer le menu', exact: true });
      await expect(close).toBeFocused();
      await page.locator('.navbar-sidebar__backdrop').click({ position: { x: 380, y: 600 } });
      await expect(close).toBeHidden();
      await page.getByRole('link', { name: 'Aller au contenu principal' }).focus();
      await expect(page.getByRole('link', { name: 'Aller au contenu principal' })).toBeFocused();
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });

    test('opening the side menu moves the focus into it, and Escape moves it back', async ({ page }) => {
      await page.goto(pageKinds.operation);
      const opener = page.getByRole('button', { name: 'Ouvrir ou fermer le menu' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
      await menu.getByRole('button', { name: 'Fermer le menu' }).focus();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
});

interface Stop {
  readonly html: string;
  readonly fault: string | null;
}

/** Returns the focused element and what is wrong with its focus indicator; `null` if no element has the focus. */
async function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return null;
    // A radio button is shown by its label.
    const shown = activeElement.matches('[type="radio"]') ? activeElement.nextElementSibling : activeElement;
    if (shown === null) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    // Diagram nodes show the focus on their frame.
    const frame = shown instanceof SVGElement ? shown.querySelector('rect') : null;
    const hasLine =
      frame === null
        ? outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        : Number.parseFloat(getComputedStyle(frame).strokeWidth) >= 2;
    const [box = shown.getBoundingClientRect()] = shown.getClientRects();
    // Of code that is higher than the window, only a part is visible.
    const isHigh = box.height > innerHeight;
    const [top, bottom] = isHigh ? [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)] : [box.top, box.bottom];
    const above = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2);
    const isCovered = above === null || !(shown.contains(above) || above.contains(shown));
    const fault = hasLine ? (isCovered ? 'covered or out of view' : null) : 'no line around it';
    return { html: activeElement.outerHTML.slice(0, 160), fault };
  });
}

/** Whether an element is below the navbar and within the window. */
async function isClear(page: Page, id: string): Promise<boolean> {
  return page.evaluate((target) => {
    const { top } = document.getElementById(target)?.getBoundingClientRect() ?? { top: -1 };
    const header = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    return top >= header && top < innerHeight;
  }, id);
}
