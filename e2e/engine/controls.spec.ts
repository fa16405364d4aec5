// Acts on controls before React starts, while it starts and after, and finds what the act did once it has started.
import type { Page } from '@playwright/test';
import { holdScripts } from '../holdScripts';
import { expect, test } from '../test';

interface Control {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
}

const guide = '/docs/intro';
const lostCopy = (page: Page) => page.getByText('The desk sells a new copy');

const controls: readonly Control[] = [
  {
    name: 'the details of a guide',
    path: guide,
    act: (page) => page.getByText('If a copy is lost').click(),
    check: (page) => expect(lostCopy(page)).toBeVisible(),
  },
  {
    name: 'details by a fragment',
    path: guide,
    act: (page) => page.evaluate(() => void (location.hash = '#lost-copy')),
    check: (page) => expect(lostCopy(page)).toBeInViewport(),
  },
];

/** Does what starts React, without the mouse. */
const startReact = (page: Page) =>
  page.evaluate(() => document.querySelector('a[href]')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));

const hydrated = (page: Page) => page.locator('html:not([data-app])');

for (const { name, path, act, check } of controls) {
  test.describe(name, () => {
    test('keeps its state when React starts after the act', async ({ page }) => {
      await page.goto(path);
      await act(page);
      await startReact(page);
      await expect(hydrated(page)).toBeAttached();
      await check(page);
    });

    test('acts while React starts', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const requested = page.waitForRequest('**/assets/js/**');
      await startReact(page);
      await requested;
      await act(page);
      release();
      await expect(hydrated(page)).toBeAttached();
      await check(page);
    });

    test('acts after React has started', async ({ page }) => {
      await page.goto(path);
      await startReact(page);
      await expect(hydrated(page)).toBeAttached();
      await act(page);
      await check(page);
    });
  });
}
