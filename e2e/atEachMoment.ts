import type { Page } from '@playwright/test';
import { holdScripts } from './holdScripts.ts';
import { expect, test } from './test.ts';

/** An act on a control of a page, and the proof that it has taken effect. */
export interface Control {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
}

/** A page, and controls of which none undoes the effect of another. */
export interface PageOfControls {
  readonly path: string;
  readonly isOnPhone?: true;
  readonly controls: readonly Control[];
}

/**
 * Tests that controls act before React starts, while it starts, and after, and that hydration undoes nothing. Before, the
 * act itself may start React, so each control is alone on its page.
 */
export function actAtEachMoment({ path, isOnPhone, controls }: PageOfControls): void {
  test.describe(isOnPhone ? `${path} on a phone` : path, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    test.use({ viewport: isOnPhone ? { width: 390, height: 800 } : { width: 1440, height: 700 } });
    const names = controls.map(({ name }) => name).join(', ');

    for (const { name, act, check } of controls) {
      test(`${name}, before React starts`, { tag: '@full' }, async ({ page }) => {
        await page.goto(path);
        await act(page);
        await startReact(page);
        await expectReact(page);
        await check(page);
      });
    }

    test(`${names}, while React starts`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const requested = page.waitForRequest('**/assets/js/**');
      await startReact(page);
      await requested;
      for (const { act } of controls) await act(page);
      release();
      await expectReact(page);
      for (const { check } of controls) await check(page);
    });

    test(`${names}, after React has started`, { tag: '@full' }, async ({ page }) => {
      await page.goto(path);
      await startReact(page);
      await expectReact(page);
      for (const { act, check } of controls) {
        await act(page);
        await check(page);
      }
    });
  });
}

/** Does what starts React, without the mouse. */
async function startReact(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('a[href]')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  );
}

async function expectReact(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-app])')).toBeAttached();
}
