import type { Locator, Page } from '@playwright/test';
import { pageKinds } from '../sitePages.ts';
import { expect, firstOnly, test } from '../test.ts';

/**
 * Finds areas that keyboard users cannot use well: a scrollable area must be focusable and have a name, and others must
 * not be focusable.
 */
async function findWrongTabStops(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('pre, .scroll-x')]
      .filter((area) => area.checkVisibility())
      .filter((area) => {
        const scrolls = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight;
        const isStop = area.tabIndex === 0;
        return scrolls !== isStop || (isStop && !area.hasAttribute('aria-label'));
      })
      .map((area) => area.innerText.slice(0, 60)),
  );
}

/** Retries until the page has been laid out. */
async function expectCorrectTabStops(page: Page): Promise<void> {
  await expect.poll(() => findWrongTabStops(page)).toEqual([]);
}

const stops = (page: Page): Locator => page.locator(':is(pre, .scroll-x)[tabindex="0"]').filter({ visible: true });

for (const [index, width] of [1280, 390].entries()) {
  test.describe(`a scrollable area, at ${width} px`, firstOnly(index), () => {
    test.use({ viewport: { width, height: 800 } });

    test('is focusable, and other areas are not', async ({ page }) => {
      for (const path of [pageKinds.home, pageKinds['guide with wide tables'], pageKinds.post, pageKinds.operation]) {
        await page.goto(path);
        await expectCorrectTabStops(page);
      }
    });

    test('is focusable in an expanded block and after client-side navigation', async ({ page }) => {
      await page.goto(pageKinds['operation with a body']);
      await expectCorrectTabStops(page);
      const before = await stops(page).count();
      await page
        .getByRole('heading', { name: /^Exemples de/ })
        .locator('~ details:not([open]):not(:has(details)) > summary')
        .first()
        .click();
      await expect.poll(() => stops(page).count()).toBe(before + 1);
      await expectCorrectTabStops(page);
      await page.getByRole('navigation', { name: 'Pages voisines de la référence' }).getByRole('link').last().click();
      await expect(page).not.toHaveURL(pageKinds['operation with a body']);
      await expect.poll(() => stops(page).count()).toBeGreaterThan(0);
      await expectCorrectTabStops(page);
    });

    test('scrolls with the arrow keys', async ({ page }) => {
      await page.goto(pageKinds.operation);
      const area = stops(page).first();
      await area.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => area.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)).toBeGreaterThan(0);
    });
  });
}
