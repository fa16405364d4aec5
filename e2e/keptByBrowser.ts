import type { Page } from '@playwright/test';

/** Returns all that a page has left in the browser, or has asked for in its address, as text. */
export function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    );
    return JSON.stringify([
      location.href,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await Promise.all(cached),
      await indexedDB.databases(),
    ]);
  });
}
