import type { Page } from '@playwright/test';

/** Navigates to another address of the site as its own links do, without loading a document. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
