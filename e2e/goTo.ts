import { expect, type Page } from '@playwright/test';

/** Hovers over a link of the sidebar until React has started, and follows it. */
export async function goTo(page: Page, title: string): Promise<void> {
  const link = page.getByRole('complementary').getByRole('link', { name: title });
  await link.hover();
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
