import type { Page } from '@playwright/test';

/** Opens the menu of the other forms of a page. */
export async function openFormats(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Formats' }).click();
}
