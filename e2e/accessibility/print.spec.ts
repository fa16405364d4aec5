import type { Page } from '@playwright/test';
import { pageKinds } from '../sitePages.ts';
import { expect, firstOnly, test } from '../test.ts';
import { printPage, toContent } from './printedPage.ts';
import { chooseTheme } from './views.ts';

/** Margin of the style sheet on either side, in millimetres. */
const margin = 16;
const pointsPerMillimetre = 72 / 25.4;

for (const [index, kind] of (['operation with a body', 'guide', 'post'] as const).entries()) {
  test(`printed: ${kind}`, firstOnly(index), async ({ page }) => {
    await chooseTheme(page, 'dark');
    await page.goto(pageKinds[kind]);
    const title = await page.title();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const { sheets, ...printed } = await printPage(page);
    const text = sheets.map(({ content }) => content).join('');

    await test.step('contains its title, and none of the navigation around the page', () => {
      expect.soft(printed.title).toBe(title);
      expect.soft(text).toContain(toContent(heading));
      for (const around of [
        'Copier en Markdown',
        'Code source',
        'préparer le passage à la v2',
        'Contrat de référence conçu par le projet',
        'Toutes les opérations',
        'Sur cette page',
        'Articles récents',
        'Tout déplier',
        'Précédent',
        'Suivant',
        'Article plus',
      ])
        expect.soft(text).not.toContain(toContent(around));
    });

    await test.step('stays within the margins', () => {
      const faults = sheets.flatMap(({ width, texts }) =>
        texts.filter(({ start, end }) => {
          const [left, right] = [margin * pointsPerMillimetre, width - margin * pointsPerMillimetre];
          return start < left - 1 || end > right + 1;
        }),
      );
      expect.soft(faults).toEqual([]);
    });

    await test.step('contains all text that the reader sees, and whole code blocks', async () => {
      await page.emulateMedia({ media: 'print' });
      const blocks = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td, pre, h2, h3, summary)')]
          // Blocks with links are left out because print adds addresses, which the text of the page lacks.
          .filter((block) => block.checkVisibility() && block.querySelector('a, li, details, p, pre') === null)
          .map((block) => block.innerText),
      );
      expect.soft(blocks.length).toBeGreaterThan(30);
      expect.soft(blocks.filter((block) => !text.includes(toContent(block)))).toEqual([]);
    });

    await test.step('does not split code that fits on a sheet', async () => {
      const codes = await page.locator('main pre').filter({ visible: true }).allInnerTexts();
      const short = codes.filter((code) => code.split('\n').length < 40);
      expect.soft(short.length).toBeGreaterThan(0);
      expect.soft(short.filter((code) => !sheets.some(({ content }) => content.includes(toContent(code))))).toEqual([]);
    });

    await test.step('does not end a sheet with a heading', async () => {
      await page.emulateMedia({ media: null });
      const headings = await page.locator('main :is(h1, h2, h3, h4)').allInnerTexts();
      const last = sheets
        .slice(0, -1)
        .filter(({ content }) => headings.some((each) => toContent(each) !== '' && content.endsWith(toContent(each))));
      expect.soft(last.map(({ content }) => content.slice(-80))).toEqual([]);
    });

    await test.step('uses the light theme, then returns to the dark one', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 38, 42)');
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
}

test('a field is not split between two sheets', async ({ page }) => {
  await page.goto(pageKinds['operation with a body']);
  await page.getByRole('button', { name: 'Tout déplier' }).first().click();
  const fields = await fieldsOf(page);
  expect(fields.length).toBeGreaterThan(20);
  const { sheets } = await printPage(page);
  const splitFields = fields.filter((field) => !sheets.some(({ content }) => content.includes(toContent(field))));
  expect(splitFields).toEqual([]);
});

/** Returns the printed text of each field that contains no other fields. */
async function fieldsOf(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li:has(> a[data-copy-link])')]
      .filter((field) => field.checkVisibility() && field.querySelector('details, a[href^="http"]') === null)
      .map((field) => field.innerText),
  );
  await page.emulateMedia({ media: null });
  return texts;
}

test('what is collapsed is printed collapsed, and what is expanded is printed expanded', async ({ page }) => {
  await page.goto(pageKinds['operation with a body']);
  const fields = await page.locator('main li:has(> a[data-copy-link]) > p:not(:has(a))').allTextContents();
  const isPrinted = async () => {
    const { sheets } = await printPage(page);
    const text = sheets.map(({ content }) => content).join('');
    return fields.map((field) => text.includes(toContent(field)));
  };
  expect(fields.length).toBeGreaterThan(20);
  expect(await isPrinted()).toContain(false);
  await page.getByRole('button', { name: 'Tout déplier' }).first().click();
  expect(await isPrinted()).not.toContain(false);
});

test(
  'the addresses of links to other sites are printed, those of pages of this site are not',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/docs/reperes/donnees-de-sante');
    const { sheets } = await printPage(page);
    const text = sheets.map(({ content }) => content).join('');
    const links = await page
      .locator('main article p a[href^="http"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !text.includes(`(${href ?? ''})`))).toEqual([]);
    expect(text).not.toMatch(/\((?:#|\/|http:\/\/localhost)/);
  },
);

test('a page that receives beforeprint twice returns to its theme', { tag: '@full' }, async ({ page }) => {
  await chooseTheme(page, 'dark');
  await page.goto(pageKinds.guide);
  const announce = (event: string) => page.evaluate((type) => window.dispatchEvent(new Event(type)), event);
  await announce('beforeprint');
  await announce('beforeprint');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await announce('afterprint');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('terms with a popover are printed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/docs/reperes/donnees-de-sante');
  const terms = await page.locator('main .term').allInnerTexts();
  const { sheets } = await printPage(page);
  const text = sheets.map(({ content }) => content).join('');
  expect(terms.length).toBeGreaterThan(3);
  expect(terms.filter((term) => !text.includes(toContent(term)))).toEqual([]);
});
