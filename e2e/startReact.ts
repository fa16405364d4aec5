import { expect, type Page } from '@playwright/test';

/** Waits until React handles the page. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => 'reactIsReady' in window);
}

/**
 * Starts React as a visitor does who switches the colour mode. Without static pages, React starts with the page, and clicks
 * have no effect until then.
 */
export async function startReact(page: Page): Promise<void> {
  if ((await page.locator('html[data-app]').count()) === 0) await waitForReact(page);
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
