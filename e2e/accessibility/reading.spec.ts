import { pageKinds } from '../sitePages.ts';
import { expect, test } from '../test.ts';

test('the current page is marked in navigation by more than a colour', async ({ page }) => {
  for (const path of [pageKinds.guide, pageKinds.post, pageKinds.operation]) {
    await page.goto(path);
    const current = page.locator('nav').filter({ visible: true }).locator('a[aria-current="page"]');
    await expect(current.first()).toBeVisible();
    for (const link of await current.all()) await expect(link).toHaveCSS('font-weight', '600');
  }
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated, and colours change immediately', async ({ page }) => {
    await page.goto(pageKinds['operation with a body']);
    await page.getByRole('button', { name: /Changer de thème/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const late = await page.evaluate(async () => {
      const dark = getComputedStyle(document.body).color;
      await new Promise((resolve) => setTimeout(resolve, 100));
      const texts = [...document.querySelectorAll('main p')];
      const colours = new Set(texts.map((text) => getComputedStyle(text).color));
      return {
        dark,
        colours: [...colours],
        moving: document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
      };
    });
    expect(late.moving).toBe(0);
    expect(late.colours).toContain(late.dark);
    expect(late.colours.filter((colour) => Number(/\d+/.exec(colour)?.[0]) < 100)).toEqual([]);
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('outlines and borders replace backgrounds, and code is not highlighted', async ({ page }) => {
    await page.goto(`${pageKinds.operation}#reponse-200.numero`);
    const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Référence de l’API' });
    await expect(sidebar.locator('a[aria-current="page"]')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('[data-revealed]')).toHaveCSS('outline-style', 'solid');
    const labels = page.locator('main [data-method]');
    await expect(labels.first()).toBeVisible();
    for (const label of await labels.all()) {
      await expect(label).toHaveCSS('border-style', 'solid');
    }
    expect(await page.evaluate(() => CSS.highlights.size)).toBe(0);
  });
});
