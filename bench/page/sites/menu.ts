import type { UseControl } from '../types.ts';

/** Opens the menu at the width of a phone. */
export function openMenu(button: string, menu: string): UseControl {
  return async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(button).click();
    await page.locator(menu).first().waitFor();
  };
}
