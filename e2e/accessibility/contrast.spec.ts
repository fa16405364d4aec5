import { pageKinds } from '../sitePages.ts';
import { expect, test } from '../test.ts';
import { chooseTheme } from './views.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`the labels of methods have enough contrast: ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme);
    await page.goto(pageKinds.landing);
    const labels = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-method]')].map((label) => {
        const { color, backgroundColor } = getComputedStyle(label);
        return { method: label.textContent, color, backgroundColor };
      }),
    );
    const ratios = new Map(
      labels.map(({ method, color, backgroundColor }) => [method, contrast(color, backgroundColor)]),
    );
    expect([...ratios.keys()].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
    for (const [method, ratio] of ratios) expect(ratio, method).toBeGreaterThanOrEqual(4.5);
  });
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the relative luminance of an opaque colour, as computed by a browser: `rgb(20, 38, 42)`. */
function luminance(colour: string): number {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/
    .exec(colour)
    ?.slice(1)
    .map((value) => Number(value) / 255);
  if (channels === undefined) throw new Error(`${colour} is not an opaque colour.`);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
