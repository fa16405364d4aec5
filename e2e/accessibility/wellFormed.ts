import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Expects of headings, tables and controls what axe does not check. */
export async function expectWellFormed(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNamedTableHeaders(page);
  await expectNativeDisclosure(page);
}

async function expectNamedTableHeaders(page: Page): Promise<void> {
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const headers = [...table.querySelectorAll('th')];
      const isNamed = headers.length > 0 && headers.every(({ scope, innerText }) => scope !== '' && innerText !== '');
      return isNamed ? [] : [table.innerText.slice(0, 80)];
    }),
  );
  expect.soft(unnamed, 'tables with a header without text or scope').toEqual([]);
}

/** Expects `details` for expandable sections, and no heading inside code or a summary. */
async function expectNativeDisclosure(page: Page): Promise<void> {
  const homemade = '[aria-expanded]:not(button, input), [role="tab"], [role="button"]:not(button)';
  await expect.soft(page.locator('#__docusaurus').locator(homemade)).toHaveCount(0);
  await expect.soft(page.locator('details:not(:has(> summary:first-child))')).toHaveCount(0);
  await expect.soft(page.locator(':is(pre, summary) :is(h1, h2, h3, h4, h5, h6)')).toHaveCount(0);
}

/**
 * Finds controls smaller than 24 by 24 pixels. Links inside a line of text are exempt, because they are as high as the
 * line.
 */
export async function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, label')]
      .filter((control) => control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((control) => control.tagName !== 'A' || getComputedStyle(control).display !== 'inline')
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );
}
