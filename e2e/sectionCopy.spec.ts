import { expect, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the button of a heading copies its section in Markdown, with its address', async ({ page }) => {
  await page.goto('/docs/reperes/cures');
  const heading = page.getByRole('heading', { name: 'Planifier', exact: false }).first();
  await heading.hover();
  const button = heading.locator('+ button');
  await expect(button).toHaveAccessibleName('Copier cette section en Markdown');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copié' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^## Planifier\n/);
  expect(copied).toContain('"nature": "perfusion"');
  expect(copied).not.toContain('## Faire vivre la cure');
  expect(copied).toMatch(/\nSource\u00a0: http:\/\/[^/]+\/docs\/reperes\/cures#planifier\n$/);
});

test('every heading with a button is found in the Markdown version', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const guides = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/docs\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(guides.length).toBeGreaterThan(30);
  for (const path of guides) {
    const [html, markdown] = await Promise.all(
      [path, `${path}.md`].map(async (address) => (await request.get(address)).text()),
    );
    await page.setContent(html ?? '');
    for (const level of [2, 3]) {
      const shown = await page
        .locator(`.markdown h${String(level)}:has(+ [data-copy-section])`)
        .evaluateAll((headings) => headings.map((heading) => heading.textContent.replace(/\u200b/g, '').trim()));
      const written = [...(markdown ?? '').replace(/^(`{3,}|~{3,})[^]*?\n\1$/gm, '').matchAll(/^(#+) (.*)$/gm)]
        .filter(([, signs]) => signs?.length === level)
        .map(([, , text = '']) => text);
      expect({ path, headings: written.map(plain).slice(0, shown.length) }).toEqual({
        path,
        headings: shown.map(plain),
      });
    }
  }
});

/** Returns the letters and digits of a heading, without its marks. */
function plain(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}
