import type { Page } from '@playwright/test';

/**
 * Removes features that Firefox 115 and Safari 16.4 lack, the oldest browsers of package.json’s browserslist, from the
 * pages that are opened next.
 */
export async function removeNewFeatures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ClipboardItem');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    for (const name of Object.getOwnPropertyNames(Element.prototype)) {
      if (/^role$|^aria[A-Z]/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });
}
