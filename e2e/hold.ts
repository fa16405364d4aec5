import type { Page } from '@playwright/test';

/** Delays all responses to a kind of address, by default scripts, until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp = '**/assets/js/**'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
