import { sectionOf } from '@reliure/browser';
import { sitePages } from './sitePages.ts';
import { expect, test } from './test.ts';

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

test('every heading with a button is found in the Markdown version', async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  const guides = sitePages.filter((path) => path.startsWith('/docs/'));
  expect(guides.length).toBeGreaterThan(30);
  for (const path of guides) {
    const [html, markdown] = await Promise.all([text(path), text(`${path}.md`)]);
    const headings = [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>(<button[^>]*data-copy-section)?/gs)];
    const content = headings.filter(([, , , button]) => button !== undefined);
    const found = content.map(([, level], position) => {
      const before = content.slice(0, position).filter(([, other]) => other === level).length;
      return sectionOf(markdown, Number(level), before)?.split('\n', 1)[0] ?? '';
    });
    expect({ path, headings: found.map(toLetters) }).toEqual({
      path,
      headings: content.map(([, , title = '']) => toLetters(title)),
    });
  }
});

/** Returns the letters and digits of a heading, without its marks. */
function toLetters(heading: string): string {
  return heading.replace(/\]\([^)]*\)|<[^>]*>|&[^;]*;/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}
