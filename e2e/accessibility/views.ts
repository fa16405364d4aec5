import type { Page } from '@playwright/test';

type Theme = 'light' | 'dark';

export interface View {
  readonly name: string;
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** A desktop window at 400 % zoom. */
export const narrow = { width: 320, height: 640 };

/** The views to check pages in: both themes, on a phone and on a desktop. */
export const views = [
  { name: 'light, 390 px', theme: 'light', viewport: phone },
  { name: 'dark, 390 px', theme: 'dark', viewport: phone },
  { name: 'dark, 1280 px', theme: 'dark', viewport: desktop },
  { name: 'light, 1280 px', theme: 'light', viewport: desktop },
] as const satisfies readonly View[];

/** Both themes, one on a phone and one on a desktop, for checks that would take too long in all views. */
export const bothThemes: readonly View[] = views.filter(
  ({ theme, viewport }) => (theme === 'dark') === (viewport === desktop),
);

/** Both themes at the width of 400 % zoom. */
export const narrowViews = [
  { name: 'light, 320 px', theme: 'light', viewport: narrow },
  { name: 'dark, 320 px', theme: 'dark', viewport: narrow },
] as const satisfies readonly View[];

/** Switches a loaded page to another view. */
export async function showIn(page: Page, { theme, viewport }: View): Promise<void> {
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  await page.evaluate((choice) => {
    document.documentElement.dataset['theme'] = choice;
  }, theme);
}

/** Returns the width of the page including its overflow, in CSS pixels. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Stores the choice of a theme before the page loads, as if the visitor had made it earlier. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
}
