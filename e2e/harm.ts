import { expect, type Page } from '@playwright/test';
import type { Watch } from './test.ts';

/** Checks that no payload ran or opened anything, and that the page is unchanged. */
export async function expectUnharmed(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const harm = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    polluted: Object.keys(Object.prototype),
    handlers: document.querySelectorAll('main [onerror], main [onload], main iframe, main object, main embed').length,
    addresses: document.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i], a[href^="vbscript:" i]').length,
  }));
  expect(harm).toEqual({ pwned: false, polluted: [], handlers: 0, addresses: 0 });
}

/** Makes the test fail if a page opens a dialog. */
export function watchDialogs(page: Page, watch: Watch): void {
  page.on('dialog', (dialog) => {
    watch.faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
