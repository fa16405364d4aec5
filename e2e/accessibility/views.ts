import type { Page } from '@playwright/test';

type Theme = 'light' | 'dark';

export interface View {
  readonly name: string;
  readonly theme: Theme;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** A desk at 400 %. */
export const narrow = { width: 320, height: 640 };

/** The ways in which pages are looked at: both themes, on a phone and on a desk. */
export const views = [
  { name: 'light, 390 px', theme: 'light', viewport: phone },
  { name: 'dark, 390 px', theme: 'dark', viewport: phone },
  { name: 'dark, 1280 px', theme: 'dark', viewport: desk },
  { name: 'light, 1280 px', theme: 'light', viewport: desk },
] as const satisfies readonly View[];

/** Shows a page that has been loaded in another view. */
export async function showIn(page: Page, { theme, viewport }: View): Promise<void> {
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
  await page.evaluate((choice) => {
    document.documentElement.dataset['theme'] = choice;
  }, theme);
}

/** How wide the page is, what sticks out of the window included, in CSS pixels. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Makes the visitor one who has chosen a theme before. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
}
