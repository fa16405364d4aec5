import { expect, type Page } from '@playwright/test';
import { waitForReact } from './startReact.ts';

/** Hovers over a link of the sidebar until React has started, and follows it. */
export async function goTo(page: Page, title: string): Promise<void> {
  const link = page.getByRole('complementary').getByRole('link', { name: title });
  await link.hover();
  await waitForReact(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
