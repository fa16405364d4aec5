import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { waitForReact } from './startReact.ts';
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
  /**
   * Whether React alone handles the controls. Without static pages, which repeat clicks, they have no effect before React
   * starts.
   */
  readonly needsReact?: true;
  readonly controls: readonly Control[];
}

/**
 * Tests that controls act before React starts, while it starts, and after, and that hydration undoes nothing. Before, the
 * act itself may start React, so each control is alone on its page.
 */
export function actAtEachMoment({ path, isOnPhone, needsReact, controls }: PageOfControls): void {
  const tags = needsReact ? ['@static'] : [];
  test.describe(isOnPhone ? `${path} on a phone` : path, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    test.use({ viewport: isOnPhone ? { width: 390, height: 800 } : { width: 1440, height: 700 } });
    const names = controls.map(({ name }) => name).join(', ');

    for (const { name, act, check } of controls) {
      test(`${name}, before React starts`, { tag: [...tags, '@full'] }, async ({ page }) => {
        await page.goto(path);
        await act(page);
        await pressLink(page);
        await waitForReact(page);
        await check(page);
      });
    }

    test(`${names}, while React starts`, { tag: tags }, async ({ page }) => {
      const release = await hold(page);
      const requested = page.waitForRequest('**/assets/js/**');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer').last()).toBeAttached();
      await pressLink(page);
      await requested;
      for (const { act } of controls) await act(page);
      release();
      await waitForReact(page);
      for (const { check } of controls) await check(page);
    });

    test(`${names}, after React has started`, { tag: '@full' }, async ({ page }) => {
      await page.goto(path);
      await pressLink(page);
      await waitForReact(page);
      for (const { act, check } of controls) {
        await act(page);
        await check(page);
      }
    });
  });
}

/** Does what starts React, without the mouse. */
async function pressLink(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('a[href]')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  );
}
